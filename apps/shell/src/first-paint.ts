/** Milliseconds after which a document counts as seen although its browser said nothing. */
const patience = 2_000;

/**
 * Resolves once the visitor sees what `root` holds, so that no script keeps them from it. At once where nothing is to be
 * seen: in an empty root, in a tab in the background, in a browser that does not tell.
 */
export function firstPaint(root: Element): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const tells = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (root.childElementCount === 0 || document.hidden || !tells) resolve();
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    resolve();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', () => resolve(), { once: true });
  setTimeout(resolve, patience);
  return promise;
}
