import { releaseFilePath } from '@livree/document';
import type { Remote } from '@livree/platform';
import { containerName, type BrowserRelease } from '@livree/release';
import {
  getInstance,
  loadRemote,
  loadShare,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteSource } from './remote-library.ts';

/** Milliseconds before the second attempt to load a file. */
const retryDelay = 800;

const absolute = (url: string): string => new URL(url, location.href).href;

/** Containers are fetched with the hash from the ledger; other bytes do not run. */
function enforceIntegrity(): void {
  registerPlugins([
    {
      name: 'livree-integrity',
      createScript({ url }) {
        const integrity = integrities.get(absolute(url));
        if (integrity === undefined) throw new Error(`no known hash for ${url}`);
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
        return { script, timeout: 60_000 };
      },
    },
  ]);
}

/** Containers that were requested. */
const fetched = new Set<string>();

/** Hashes by absolute address. */
const integrities = new Map<string, string>();

/**
 * Tries a second time after a pause. This also helps files whose preload failed: the browser answers the first
 * request for them with that failure, and only the second one reaches the network.
 */
async function atSecondTry<T>(attempt: (again: boolean) => Promise<T>): Promise<T> {
  try {
    return await attempt(false);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return attempt(true);
  }
}

/** The remote, with a second attempt for everything that it loads on demand. */
function persistent(remote: Remote): Remote {
  const slots = Object.entries(remote.slots).map(([name, load]) => [name, () => atSecondTry(load)] as const);
  return {
    ...remote,
    routes: remote.routes.map((route) =>
      'page' in route ? { ...route, page: () => atSecondTry(route.page) } : route,
    ),
    slots: Object.fromEntries(slots),
    messages: (language) => atSecondTry(() => remote.messages(language)),
  };
}

/** Asks again for style sheets that may have failed too. Nobody else would: their elements are in the document. */
function fetchSheetsAgain(container: string): void {
  for (const link of document.querySelectorAll(`link[data-rspack^="${container}:"]`))
    link.after(link.cloneNode());
}

/**
 * The runtime notes who used a shared module first as its owner, and removes it with that container. The host provides every
 * shared module, and keeps it for the next one.
 */
function keepSharedModules(): void {
  const host = getInstance();
  for (const scope of Object.values(host?.shareScopeMap ?? {}))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions)) shared.from = host?.name ?? shared.from;
}

/** @param again with a container of its own, from this site, which has a copy of what is on another origin */
async function fetchRemote(release: BrowserRelease, again: boolean): Promise<Remote> {
  const url = releaseFilePath(again ? { ...release, assets: undefined } : release, release.entry.file);
  const container = containerName(release.id);
  if (again) {
    keepSharedModules();
    fetchSheetsAgain(container);
  }
  fetched.add(release.id);
  integrities.set(absolute(url), release.entry.integrity);
  registerRemotes([{ name: container, entry: url, type: 'global' }], {
    force: again,
  });
  const module = await loadRemote<{ remote: Remote }>(`${container}/remote`);
  if (module === null) throw new Error(`${release.id} exposes nothing`);
  return module.remote;
}

/**
 * Puts files into the browser's cache, before the container and its chunks ask for them one after the other. Those
 * requests have a hash, so nothing runs that is not the release's. The policy lets `fetch` reach this site alone.
 */
function fetchAhead(release: BrowserRelease, files: readonly string[], shared: readonly string[]): void {
  for (const module of shared) void loadShare(module).catch(() => undefined);
  if (release.assets !== undefined || fetched.has(release.id)) return;
  for (const file of [release.entry.file, release.expose.file, ...files])
    void fetch(releaseFilePath(release, file))
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
}

/** Loads containers with the federation runtime that the shell provides. */
export function createFederatedSource(): RemoteSource {
  enforceIntegrity();
  return {
    fetchAhead,
    load: async (release, isAfresh) =>
      persistent(await atSecondTry((again) => fetchRemote(release, again || isAfresh))),
  };
}
