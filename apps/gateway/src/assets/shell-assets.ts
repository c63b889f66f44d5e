import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { versionSchema, type ShellRelease } from '@livree/release';
import { buildFolder, compressedForms, readShellRelease } from '@livree/release/ledger';
import type { AssetSource } from './asset-source.ts';

const fileNames = ({ script, css, fonts, files }: ShellRelease) =>
  new Set([script, ...css, ...fonts, ...files].map(({ file }) => file));

/** The shells in `folder`, by version, so that visits that began with an earlier one can continue. */
export interface KeptShells {
  has(version: string): Promise<boolean>;
  /** The folder of a kept shell that contains the file; names contain a hash of the content. */
  holderOf(file: string): Promise<string | undefined>;
}

export function keptShells(folder: string): KeptShells {
  /** File names by version; the builds in these folders never change. */
  const known = new Map<string, ReadonlySet<string>>();

  async function refresh(): Promise<void> {
    const versions = await readdir(folder).catch(() => []);
    for (const version of versions) {
      if (known.has(version) || !z.safeParse(versionSchema, version).success) continue;
      const shell = await readShellRelease(buildFolder(join(folder, version))).catch(() => undefined);
      if (shell !== undefined) known.set(version, fileNames(shell));
    }
  }

  return {
    async has(version) {
      if (!known.has(version)) await refresh();
      return known.has(version);
    },
    async holderOf(file) {
      const find = () => [...known].find(([, names]) => names.has(file))?.[0];
      if (find() === undefined) await refresh();
      const version = find();
      return version === undefined ? undefined : join(folder, version);
    },
  };
}

/** Files of the shell and of earlier shells. Compressed forms are created when first needed. */
export function shellAssets(shell: ShellRelease, shellDist: string, kept: KeptShells): AssetSource {
  const names = fileNames(shell);
  const compressed = new Map<string, Promise<Record<string, Buffer>>>();

  async function plain(file: string): Promise<Buffer | undefined> {
    const folder = names.has(file) ? shellDist : await kept.holderOf(file);
    if (folder === undefined) return undefined;
    return readFile(join(folder, 'browser', file)).catch(() => undefined);
  }

  async function compress(file: string): Promise<Record<string, Buffer>> {
    const bytes = await plain(file);
    if (bytes === undefined) compressed.delete(file);
    return bytes === undefined ? {} : compressedForms(file, bytes);
  }

  return {
    async read(file, suffix) {
      if (suffix === '') return plain(file);
      const forms = compressed.get(file) ?? compress(file);
      compressed.set(file, forms);
      return (await forms)[suffix];
    },
  };
}
