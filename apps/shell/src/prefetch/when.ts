/** Runs `act` once this document and everything that it names have loaded. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/** Milliseconds after which idle work begins on a page that is never idle. */
const patience = 500;

/** Resolves once the browser is idle. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, patience);
  });
}

/** Runs `act` once this document has loaded and the browser is idle. Failures are ignored. */
export function onceIdle(act: () => Promise<void>): void {
  whenLoaded(
    () =>
      void idle()
        .then(act)
        .catch(() => undefined),
  );
}

/** Milliseconds after which a passive visitor has seen the first screen. */
const readingTime = 2_500;

let isUsed: Promise<void> | undefined;

/** Resolves at the visitor's first input, or after the time to see the first screen. */
export function used(): Promise<void> {
  isUsed ??= new Promise((resolve) => {
    for (const sign of ['pointermove', 'touchstart', 'keydown', 'scroll'])
      addEventListener(sign, () => resolve(), { passive: true, once: true });
    whenLoaded(() => setTimeout(resolve, readingTime));
  });
  return isUsed;
}
