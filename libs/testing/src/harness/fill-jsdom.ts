type ObserverCallback = (
  entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[],
) => void;

const nothing = (): void => undefined;

/** Reports everything as visible, once, and never a change. */
const observer = (told: ObserverCallback) => ({
  observe: (target: Element) => told([{ isIntersecting: true, target }]),
  unobserve: nothing,
  disconnect: nothing,
});

function Observer(told: ObserverCallback) {
  return observer(told);
}

const missing = {
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
};

/**
 * Adds to jsdom what our pages expect of a browser: no media query matches, everything is visible, scrolling does
 * nothing.
 */
export function fillJsdom(): void {
  for (const [name, value] of Object.entries(missing))
    if (typeof Reflect.get(globalThis, name) !== 'function') Reflect.set(globalThis, name, value);
  Object.assign(Element.prototype, { scrollIntoView: nothing, scrollTo: nothing });
  Reflect.set(globalThis, 'scrollTo', nothing);
}
