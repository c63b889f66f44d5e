import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReadBuild } from '../ledger/built-release.ts';
import { computeIntegrity } from '../ledger/integrity.ts';
import type { Release } from '../release.ts';

type File = Release['entry'];

/** Returns the new text of a file (`browser/694.dede9847.js`, `server/index.mjs`), or undefined to keep it. */
export type Change = (path: string, text: string) => string | undefined;

/** A build of a remote that differs from another one. */
export interface ChangedBuild {
  readonly version: string;
  readonly release: Release;
  readonly read: ReadBuild;
}

/** As a build describes its files. */
const compressedSize = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

/** A browser refuses a changed chunk unless the file that loads it knows its new hash. */
async function updateLoaders(release: Release, read: ReadBuild, changed: Map<string, Buffer>): Promise<void> {
  for (const chunk of release.files) {
    const bytes = changed.get(`browser/${chunk.file}`);
    if (bytes === undefined) continue;
    for (const { file } of release.files.filter((other) => other !== chunk && other.file.endsWith('.js'))) {
      const path = `browser/${file}`;
      const kept = changed.get(path) ?? (await read(path));
      const loader = kept === undefined ? '' : Buffer.from(kept).toString();
      const updated = loader.replaceAll(chunk.integrity, computeIntegrity(bytes));
      if (updated !== loader) changed.set(path, Buffer.from(updated));
    }
  }
}

/** A build with changed files, whose release.json is true again. @throws Error if the change meets no file */
export async function changeBuild(release: Release, read: ReadBuild, change: Change): Promise<ChangedBuild> {
  const changed = new Map<string, Buffer>();
  const scripts = release.files.filter(({ file }) => /\.(?:js|css)$/.test(file));
  for (const path of ['server/index.mjs', ...scripts.map(({ file }) => `browser/${file}`)]) {
    const bytes = await read(path);
    const text = bytes === undefined ? undefined : change(path, Buffer.from(bytes).toString());
    if (text !== undefined) changed.set(path, Buffer.from(text));
  }
  if (changed.size === 0) throw new Error(`the change meets no file of ${release.id}`);
  await updateLoaders(release, read, changed);

  const described = (folder: string, file: File): File => {
    const bytes = changed.get(`${folder}/${file.file}`);
    return bytes === undefined
      ? file
      : { ...file, integrity: computeIntegrity(bytes), bytes: compressedSize(bytes) };
  };
  const browser = (file: File): File => described('browser', file);
  const next: Release = {
    ...release,
    version: createHash('sha256')
      .update(JSON.stringify([release.version, ...changed]))
      .digest('hex')
      .slice(0, 12),
    entry: browser(release.entry),
    expose: browser(release.expose),
    css: release.css.map(browser),
    files: release.files.map(browser),
    server: described('server', release.server),
  };
  return {
    version: next.version,
    release: next,
    read: async (path) =>
      path === 'release.json' ? Buffer.from(JSON.stringify(next)) : (changed.get(path) ?? read(path)),
  };
}
