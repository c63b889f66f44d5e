import { attemptFolder } from '@livree/document';
import type { Remote } from '@livree/platform';
import type { BrowserRelease } from '@livree/release';
import type { RecoveryKit } from './federated-source.ts';

let attempts = 1;

/** The folder of the attempt whose script runs now; empty for that of the first one. */
function runningAttempt(): string {
  const { currentScript } = document;
  const [folder = ''] =
    currentScript instanceof HTMLScriptElement
      ? (/^.*\/[0-9a-f]{12}\/\d+\//.exec(currentScript.src) ?? [])
      : [];
  return folder;
}

/**
 * All containers of a remote receive their chunks in one list, and take whatever is in it. Here each attempt gets a list of its
 * own, so that no release runs code of another, or of an attempt that failed.
 */
function separateChunks(container: string): void {
  const name = `rspackChunk${container}`;
  if (Object.getOwnPropertyDescriptor(globalThis, name)?.get !== undefined) return;
  const lists = new Map<string, unknown>([['', Reflect.get(globalThis, name)]]);
  Object.defineProperty(globalThis, name, {
    get: () => lists.get(runningAttempt()),
    set(list: unknown) {
      lists.set(runningAttempt(), list);
    },
  });
}

/** A container does not fetch a file if an element in the document says that it is that file. */
function unmarkFiles(container: string): void {
  for (const element of document.querySelectorAll(`[data-rspack^="${container}:"]`))
    element.removeAttribute('data-rspack');
}

/**
 * The runtime notes who used a shared module first as its owner, and removes it with that container. The host provides every
 * shared module, and keeps it for the next one.
 */
function keepSharedModules(host: ReturnType<RecoveryKit['host']>): void {
  for (const scope of Object.values(host?.shareScopeMap ?? {}))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions)) shared.from = host?.name ?? shared.from;
}

/**
 * Loads a release in a container of its own, from this site, which has a copy of what is on another origin. Its files have
 * other addresses than before: what the browser kept of them may be damaged, or still under way.
 */
export async function loadAfresh(
  release: BrowserRelease,
  { containerName, host, loadContainer }: RecoveryKit,
): Promise<Remote> {
  const container = containerName(release.id);
  keepSharedModules(host());
  separateChunks(container);
  unmarkFiles(container);
  attempts += 1;
  return loadContainer({ ...release, assets: attemptFolder(release, attempts) }, true);
}
