import type { Composition } from '@livree/platform/release';

/** The singletons that are too heavy for a first page: the shell provides them on need. */
const heavyParts = [
  () => import('@livree/design-system/overlay'),
  () => import('@livree/design-system/pick'),
  () => import('@livree/design-system/date'),
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

/** Once the visitor has done anything at all: who only reads the first screen needs no more than it. */
function whenUsed(act: () => void): void {
  const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;
  const used = new AbortController();
  for (const sign of signs)
    addEventListener(sign, () => (used.abort(), act()), { passive: true, signal: used.signal });
}

/** Once the page works and nothing else is to be done, brings what the next page will probably need. */
export function prepareNextPages(composition: Composition): void {
  if (savesData()) return;
  const prefetch = (): void => {
    for (const { id, version, entry, expose } of composition.remotes) {
      for (const { file, integrity } of [entry, expose])
        prefetchScript(`/assets/${id}/${version}/${file}`, integrity);
    }
  };
  whenLoaded(() => whenIdle(prefetch));
  whenUsed(() => {
    // One at a time, so that none of them holds up what the visitor does.
    for (const load of heavyParts) whenIdle(() => void load().catch(() => undefined));
  });
}
