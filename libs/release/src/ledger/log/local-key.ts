import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertNoFile, makeNamedFolder } from '../store/named-folder.ts';
import { newPrivateKey, createSigner, type Signer } from './keys.ts';

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

async function makeKey(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${newPrivateKey()}\n`, { mode: 0o600 });
  await link(draft, file).catch(unlessThere);
  await rm(draft);
}

/**
 * The operator's key of a ledger without another one. It is created when first needed and stored in the data folder,
 * readable only by its owner.
 * @throws ConfigError if the data folder is a file; StoreError if it cannot be made
 */
export async function localKey(data: string): Promise<Signer> {
  const file = join(data, 'release.key');
  await assertNoFile(data, 'LIVREE_DATA');
  makeNamedFolder(data, 'LIVREE_DATA');
  const read = () => readFile(file, 'utf8').catch(() => undefined);
  if ((await read()) === undefined) await makeKey(file);
  return createSigner((await readFile(file, 'utf8')).trim());
}
