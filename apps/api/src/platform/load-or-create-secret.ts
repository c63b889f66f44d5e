import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@livree/server/make-folder';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Appears whole or not at all, because another process may start at the same moment. */
function create(path: string): void {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    rmSync(draft);
  }
}

/** A secret that the first start creates and stores in the data folder, readable only by its owner. */
export function loadOrCreateSecret(folder: string, name: string): string {
  makeFolder(folder);
  const path = join(folder, name);
  if (!existsSync(path)) create(path);
  return readFileSync(path, 'utf8');
}
