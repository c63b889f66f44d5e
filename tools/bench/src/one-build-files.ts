import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { bundleOne, type BundledSite } from '@livree/build/one-build';
import type { BrowserComposition } from '@livree/release';

export interface OneBuild extends Pick<BundledSite, 'script' | 'css' | 'fonts' | 'listFiles'> {
  /** File name to its content, plain and with brotli 11. */
  readonly files: ReadonlyMap<string, { plain: Buffer; brotli: Buffer }>;
}

/** Builds shell and remotes as one site into `folder`, which must lie inside the workspace. */
export async function buildOne({ remotes }: BrowserComposition, folder: string): Promise<OneBuild> {
  const site = await bundleOne(
    remotes.map(({ id }) => id),
    folder,
  );
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const files = site.names.map((name) => {
    const plain = readFileSync(join(site.folder, name));
    return [name, { plain, brotli: brotliCompressSync(plain, quality) }] as const;
  });
  return { ...site, files: new Map(files) };
}
