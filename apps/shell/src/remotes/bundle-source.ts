import type { Remote } from '@livree/platform';
import type { RemoteSource } from './remote-library.ts';

/** Loads server bundles through the gateway, which has verified their hashes. */
export function createBundleSource(loadServerBundle: (remoteId: string) => Promise<unknown>): RemoteSource {
  return {
    async load(release) {
      const module = await loadServerBundle(release.id);
      if (!hasRemote(module)) throw new Error(`the server bundle of ${release.id} exports no remote`);
      return module.remote;
    },
  };
}

function hasRemote(module: unknown): module is { remote: Remote } {
  return typeof module === 'object' && module !== null && 'remote' in module;
}
