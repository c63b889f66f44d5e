import { shellId } from '@livree/release';
import { browserFiles, type Ledger } from '@livree/release/ledger';
import type { LiveComposition } from '../composition/live-composition.ts';
import type { AssetSource } from './asset-source.ts';

/** Where the shell's files come from. */
export interface ShellAssets {
  /**
   * Files of every published shell: a visit goes on with the one that it began with. Their names carry a hash of the
   * content, so what two shells have in common is one file to a browser.
   */
  readonly built: AssetSource;
  /** Files of the live shell, which browsers and robots ask for by fixed names. */
  readonly root: AssetSource;
}

export interface ShellAssetsOptions {
  readonly ledger: Ledger;
  readonly live: LiveComposition;
  /** The files of a release. */
  readonly release: (id: string, version: string) => AssetSource;
}

export function shellAssets({ ledger, live, release }: ShellAssetsOptions): ShellAssets {
  const known = new Set<string>();
  /** The version of a shell that has the file, by name. */
  const holders = new Map<string, string>();

  async function meet(version: string): Promise<void> {
    // One that is damaged must not keep the others' files away.
    const shell = await ledger.shell(version).catch(() => undefined);
    if (shell === undefined) return;
    known.add(version);
    for (const { file } of browserFiles(shell)) holders.set(file, version);
  }

  const meetAll = (versions: readonly string[]) =>
    Promise.all(versions.filter((version) => !known.has(version)).map(meet));

  async function findHolder(file: string): Promise<string | undefined> {
    const composition = await live.current();
    if (!holders.has(file) && composition !== undefined) await meetAll([composition.shell]);
    if (!holders.has(file)) await meetAll(await ledger.versions(shellId));
    return holders.get(file);
  }

  return {
    built: {
      async read(file, suffix) {
        const version = await findHolder(file);
        return version === undefined ? undefined : release(shellId, version).read(file, suffix);
      },
    },
    root: {
      async read(file, suffix) {
        const composition = await live.current();
        return composition && release(shellId, composition.shell).read(file, suffix);
      },
    },
  };
}
