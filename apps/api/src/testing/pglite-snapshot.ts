import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { migrate, openPglite } from '../platform/db/index.ts';

const migrations = join(import.meta.dirname, '../platform/db/migrations');

/** Another schema or another PGlite has another snapshot. */
async function snapshotName(): Promise<string> {
  const hash = createHash('sha256');
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  hash.update(await readFile(manifest));
  for (const name of (await readdir(migrations)).toSorted())
    hash.update(await readFile(join(migrations, name)));
  return `${hash.digest('hex').slice(0, 16)}.tar.gz`;
}

async function makeSnapshot(path: string): Promise<Buffer> {
  const database = await openPglite();
  await migrate(database.db);
  const content = Buffer.from(await (await database.backup()).arrayBuffer());
  await database.close();
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, content);
  await rename(draft, path);
  return content;
}

async function readSnapshot(): Promise<Uint8Array<ArrayBuffer>> {
  const folder = join(tmpdir(), 'livree-test-databases');
  await mkdir(folder, { recursive: true });
  const path = join(folder, await snapshotName());
  return new Uint8Array(await promisify(gunzip)(await readFile(path).catch(() => makeSnapshot(path))));
}

let snapshot: Promise<Uint8Array<ArrayBuffer>> | undefined;

/**
 * The files of an empty PGlite with the schema, as a tar. Created once and cached, because a new one takes ten times
 * as long.
 */
export function emptyPglite(): Promise<Uint8Array<ArrayBuffer>> {
  snapshot ??= readSnapshot();
  return snapshot;
}
