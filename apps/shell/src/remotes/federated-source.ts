import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@livree/platform';
import { containerName, type Release } from '@livree/platform/release';
import type { RemoteSource } from './remote-library.ts';

/** Milliseconds before a container that did not arrive is asked for once more. */
const retryDelay = 800;

function entryUrl(release: Release): string {
  return `/assets/${release.id}/${release.version}/${release.entry.file}`;
}

/** Containers are fetched with the hash that the ledger promised; other bytes are not run. */
function enforceIntegrity(): void {
  registerPlugins([
    {
      name: 'livree-integrity',
      createScript({ url }) {
        const integrity = integrities.get(new URL(url, location.href).pathname);
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

const integrities = new Map<string, string>();

/** Loads containers with the federation runtime that the shell brings. */
export function createFederatedSource(): RemoteSource {
  enforceIntegrity();

  async function attempt(release: Release, force: boolean): Promise<Remote> {
    const url = entryUrl(release);
    integrities.set(url, release.entry.integrity);
    registerRemotes([{ name: containerName(release.id), entry: url, type: 'global' }], { force });
    const module = await loadRemote<{ remote: Remote }>(`${containerName(release.id)}/remote`);
    if (module === null) throw new Error(`${release.id} exposes nothing`);
    return module.remote;
  }

  return {
    async load(release) {
      try {
        return await attempt(release, false);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryDelay));
        return attempt(release, true);
      }
    },
  };
}
