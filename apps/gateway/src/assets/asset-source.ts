import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseName } from '@livree/release';
import { browserFiles, type Releases } from '@livree/release/ledger';
import { LRUCache } from 'lru-cache';

/** The source of published browser files. Only files named at the start or in a release.json exist. */
export interface AssetSource {
  /** The stored form of a file, selected by `suffix`; undefined if there is none. */
  read(file: string, suffix: '' | '.br' | '.gz'): Promise<Buffer | undefined>;
}

/** The pictures in a folder; they are already compressed. A missing folder counts as empty. */
export async function pictureAssets(folder: string): Promise<AssetSource> {
  const names = new Set(await readdir(folder).catch(() => []));
  return {
    read: async (file, suffix) =>
      suffix === '' && names.has(file) ? readFile(join(folder, file)) : undefined,
  };
}

/** How many releases' file names stay in memory. */
const keptReleases = 200;

/** Files of every release in these ledgers, live or not; the shell's under its id. */
export function releaseAssets(
  ledgers: readonly Releases[],
): (remote: string, version: string) => AssetSource {
  const kept = new LRUCache<string, Promise<{ ledger: Releases; names: ReadonlySet<string> } | undefined>>({
    max: keptReleases,
  });

  async function find(remote: string, version: string) {
    for (const ledger of ledgers) {
      if (!(await ledger.has(remote, version))) continue;
      const files = browserFiles(await ledger.any(remote, version));
      return { ledger, names: new Set(files.map(({ file }) => file)) };
    }
    return undefined;
  }

  return (remote, version) => ({
    async read(file, suffix) {
      const key = releaseName(remote, version);
      const finding = kept.get(key) ?? find(remote, version);
      kept.set(key, finding);
      const found = await finding.catch((error: unknown) => {
        kept.delete(key);
        throw error;
      });
      if (found === undefined) kept.delete(key);
      return found?.names.has(file)
        ? found.ledger.file(remote, version, `browser/${file}${suffix}`)
        : undefined;
    },
  });
}
