import type { BrowserComposition } from '@livree/release';

/** The singletons that are too heavy for a first page: the shell provides them on need. Nameless chunks get ids of this disk's paths. */
const heavyParts = [
  () => import(/* webpackChunkName: 'overlay' */ '@livree/design-system/overlay'),
  () => import(/* webpackChunkName: 'pick' */ '@livree/design-system/pick'),
  () => import(/* webpackChunkName: 'date' */ '@livree/design-system/date'),
];

/** Whether the visitor asks for little data; not every browser tells. */
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

/** Once this document and all that it names have arrived. */
function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/** Once this document has arrived and nothing else is to be done. What fails then fails in silence. */
export function onceIdle(act: () => Promise<void>): void {
  whenLoaded(() => whenIdle(() => void act().catch(() => undefined)));
}

/** Milliseconds after which a visitor who did nothing yet has seen the first screen. */
const readingTime = 10_000;

/** Once the visitor does anything, or has had the time to read. */
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

/** Once the page works and nothing else is to be done, brings what the next page will probably need. */
export function prepareNextPages(composition: BrowserComposition): void {
  if (savesData()) return;
  // One at a time, so that none of them holds up what the visitor does.
  whenLoaded(() => {
    for (const { id, version, entry, expose } of composition.remotes) {
      for (const { file, integrity } of [entry, expose])
        whenIdle(() => prefetchScript(`/assets/${id}/${version}/${file}`, integrity));
    }
  });
  whenUsed(() => {
    for (const load of heavyParts) whenIdle(() => void load().catch(() => undefined));
  });
}
