import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Release } from '@livree/release';

export type BuiltFile = Release['entry'];

/** Name, integrity and brotli size in bytes of a built file. */
export function describeFile(folder: string, file: string): BuiltFile {
  const content = readFileSync(join(folder, file));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    file,
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    bytes: brotliCompressSync(content, quality).byteLength,
  };
}

/** The only matching file; throws if there is none or more than one. */
export function only(files: readonly BuiltFile[], pattern: RegExp, what: string): BuiltFile {
  const found = files.filter(({ file }) => pattern.test(file));
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`expected one ${what}, found ${found.length}`);
  return first;
}

/** A version derived from contents and the release's description: equal sources have equal versions. */
export function computeVersion(files: readonly BuiltFile[], surface?: object): string {
  const digest = createHash('sha256');
  for (const { file, integrity } of files) digest.update(`${file} ${integrity}\n`);
  if (surface !== undefined) digest.update(JSON.stringify(surface));
  return digest.digest('hex').slice(0, 12);
}
