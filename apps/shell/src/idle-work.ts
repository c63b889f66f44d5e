import { releaseFilePath } from '@livree/document';
import type { BrowserComposition } from '@livree/release';

/**
 * The singletons that are too heavy for a first page; the shell provides them on demand. They need chunk names,
 * because the ids of nameless chunks contain absolute paths.
 */
const heavyParts = [
  () => import(/* webpackChunkName: 'overlay' */ '@livree/design-system/overlay'),
  () => import(/* webpackChunkName: 'pick' */ '@livree/design-system/pick'),
  () => import(/* webpackChunkName: 'date' */ '@livree/design-system/date'),
];

/** Whether the visitor wants to save data; not every browser reports it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 10_000 });
  else setTimeout(act, 3_000);
}

function prefetchScript(href: string, integrity: string): void {
  const alreadyHere = performance.getEntriesByName(new URL(href, location.origin).href).length > 0;
  if (alreadyHere) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: 'script', href, integrity, crossOrigin: 'anonymous' });
  document.head.append(link);
}

/** Runs `act` once this document and everything that it names have loaded. */
function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/** Runs `act` once this document has loaded and the browser is idle. Failures are ignored. */
export function onceIdle(act: () => Promise<void>): void {
  whenLoaded(() => whenIdle(() => void act().catch(() => undefined)));
}

/** Milliseconds after which a passive visitor has seen the first screen. */
const readingTime = 10_000;

/** Runs `act` at the visitor's first input, or after the time to read the first screen. */
function whenUsed(act: () => void): void {
  const used = new AbortController();
  const begin = (): void => {
    if (used.signal.aborted) return;
    used.abort();
    act();
  };
  for (const sign of ['pointermove', 'touchstart', 'keydown', 'scroll'])
    addEventListener(sign, begin, { passive: true, signal: used.signal });
  setTimeout(begin, readingTime);
}

/** Once the page is idle, loads what the next page will probably need. */
export function prepareNextPages(composition: BrowserComposition): void {
  if (savesData()) return;
  // One at a time, so that none of them delays the visitor's input.
  whenLoaded(() => {
    for (const release of composition.remotes) {
      for (const { file, integrity } of [release.entry, release.expose])
        whenIdle(() => prefetchScript(releaseFilePath(release, file), integrity));
    }
  });
  whenUsed(() => {
    for (const load of heavyParts) whenIdle(() => void load().catch(() => undefined));
  });
}
