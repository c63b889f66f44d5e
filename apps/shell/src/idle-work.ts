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

/** Once the page works and nothing else is to be done, brings what the next page will probably need. */
export function prepareNextPages(composition: Composition): void {
  if (savesData()) return;
  whenIdle(() => {
    for (const { id, version, entry, expose } of composition.remotes) {
      for (const { file, integrity } of [entry, expose])
        prefetchScript(`/assets/${id}/${version}/${file}`, integrity);
    }
    for (const load of heavyParts) void load().catch(() => undefined);
  });
}
