import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { releaseFilePath } from '@livree/document';
import type { Remote } from '@livree/platform';
import { containerName, type BrowserRelease } from '@livree/release';
import type { RemoteSource } from './remote-library.ts';

/** Milliseconds before the second attempt to load a file. */
const retryDelay = 800;

function entryUrl(release: BrowserRelease): string {
  return releaseFilePath(release, release.entry.file);
}

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

async function fetchRemote(release: BrowserRelease, force: boolean): Promise<Remote> {
  const url = entryUrl(release);
  integrities.set(absolute(url), release.entry.integrity);
  registerRemotes([{ name: containerName(release.id), entry: url, type: 'global' }], { force });
  const module = await loadRemote<{ remote: Remote }>(`${containerName(release.id)}/remote`);
  if (module === null) throw new Error(`${release.id} exposes nothing`);
  return module.remote;
}

/** Loads containers with the federation runtime that the shell provides. */
export function createFederatedSource(): RemoteSource {
  enforceIntegrity();
  return {
    load: async (release, isAfresh) =>
      persistent(await atSecondTry((again) => fetchRemote(release, again || isAfresh))),
  };
}
