import { z } from '@livree/contracts/schema';
import { releaseFilePath } from '@livree/document';
import type { Remote } from '@livree/platform';
import { browserReleaseSchema, containerName, type BrowserRelease } from '@livree/release';
import {
  getInstance,
  loadRemote,
  loadShare,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteSource } from './remote-library.ts';
import { focusedField, noteFields } from './typed-fields.ts';

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

/** @param force even if a container of this remote is there */
async function loadContainer(release: BrowserRelease, force = false): Promise<Remote> {
  const url = releaseFilePath(release, release.entry.file);
  const container = containerName(release.id);
  fetched.add(release.id);
  integrities.set(absolute(url), release.entry.integrity);
  registerRemotes([{ name: container, entry: url, type: 'global' }], { force });
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

/** What this script lends to the one that is fetched after a failure: shared modules would make both longer. */
const kit = {
  loadContainer,
  containerName,
  noteFields,
  focusedField,
  parseRelease: (value: unknown): BrowserRelease => z.parse(browserReleaseSchema, value),
  host: getInstance,
};
export type RecoveryKit = typeof kit;

/** Loads containers with the federation runtime that the shell provides. */
export function createFederatedSource(): RemoteSource {
  enforceIntegrity();
  return {
    fetchAhead,
    load: (release) => loadContainer(release),
    recover: async (trouble) =>
      (await import(/* webpackChunkName: 'later' */ './recover.ts')).recover(trouble, kit),
  };
}
