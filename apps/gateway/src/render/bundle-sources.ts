import { releaseName, type Composition } from '@livree/release';
import { isIntact, type AnyRelease, type Releases, type ReleasedFile } from '@livree/release/ledger';
import { moduleUrl } from './module-hooks.ts';

/** The import URL of each remote's server bundle, and the sources of those that match their release. */
export interface BundleSources {
  readonly bundles: Readonly<Record<string, string>>;
  readonly sources: Readonly<Record<string, string>>;
}

/** Reads a server file of a release. @throws Error when no ledger has it, or its bytes are not what the release says */
export async function readModule(
  ledgers: readonly Releases[],
  { id, version }: Pick<AnyRelease, 'id' | 'version'>,
  { file, integrity }: ReleasedFile,
): Promise<string> {
  for (const ledger of ledgers) {
    const bytes = await ledger.file(id, version, `server/${file}`);
    if (bytes === undefined) continue;
    if (isIntact(bytes, integrity)) return bytes.toString();
    throw new Error(`server/${file} of ${releaseName(id, version)} has a wrong hash`);
  }
  throw new Error(`${releaseName(id, version)} has no server/${file}`);
}

/**
 * Reads the server bundles of a composition. A bundle that cannot be used is left out, and `onTrouble` gets the
 * reason.
 */
export async function readBundles(
  { remotes }: Composition,
  ledgers: readonly Releases[],
  onTrouble: (error: unknown) => void,
): Promise<BundleSources> {
  const read = remotes.map(async (release) => {
    const source = await readModule(ledgers, release, release.server).catch(onTrouble);
    const url = moduleUrl(release, release.server.file);
    return { id: release.id, url, source };
  });
  const found = await Promise.all(read);
  return {
    bundles: Object.fromEntries(found.map(({ id, url }) => [id, url])),
    sources: Object.fromEntries(
      found.flatMap(({ url, source }) => (typeof source === 'string' ? [[url, source] as const] : [])),
    ),
  };
}
