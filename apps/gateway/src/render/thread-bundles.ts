import { releaseName, type Composition, type Release } from '@livree/release';
import { folderStore, integrityOf, openLedger } from '@livree/release/ledger';
import { bundleUrl, type BundleModules } from './bundle-hooks.ts';

async function readBundle(folders: readonly string[], { id, version, server }: Release): Promise<Buffer> {
  for (const folder of folders) {
    const bytes = await openLedger(folderStore(folder)).file(id, version, `server/${server.file}`);
    if (bytes !== undefined) return bytes;
  }
  throw new Error(`${releaseName(id, version)} has no server bundle`);
}

async function importBundle(
  release: Release,
  folders: readonly string[],
  modules: BundleModules,
): Promise<unknown> {
  const { id, version, server } = release;
  const url = bundleUrl(id, version, server.file);
  if (!modules.has(url)) {
    const bytes = await readBundle(folders, release);
    if (integrityOf(bytes) !== server.integrity)
      throw new Error(`the server bundle of ${releaseName(id, version)} has a wrong hash`);
    modules.add(url, bytes);
  }
  return import(url);
}

/** A loader for one render; `faulty` gathers the remotes that it could not load. */
export function bundleLoader(composition: Composition, folders: readonly string[], modules: BundleModules) {
  const faulty = new Set<string>();
  const load = async (remoteId: string): Promise<unknown> => {
    const release = composition.remotes.find(({ id }) => id === remoteId);
    if (release === undefined) throw new Error(`no remote is called ${remoteId}`);
    try {
      return await importBundle(release, folders, modules);
    } catch (error) {
      faulty.add(remoteId);
      throw error;
    }
  };
  return { load, faulty };
}
