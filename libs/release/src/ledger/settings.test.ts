import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSigner, newPrivateKey } from './log/keys.ts';
import { openNamedLedger } from './settings.ts';

let root: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livree-settings-'));
  file = join(root, 'file');
  writeFileSync(file, '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([
  's3:/bucket/ledger',
  's3//bucket',
  'https//ledger.example',
  'ledger:8443',
  's3://bucket?endpiont=https://minio.example',
  '',
  ' ',
  's3://bucket\n',
])('%j is no ledger, and no folder either', async (address) => {
  await expect(openNamedLedger({ LIVREE_LEDGER: address }, root)).rejects.toThrow(
    'LIVREE_LEDGER must be the path of a folder, or an address',
  );
});

it.each([
  'https://user:s3cret@l.example',
  'https://s3cret@l.example',
  's3://user:s3cret@bucket',
  's3://bucket?endpoint=https%3A%2F%2Fuser%3As3cret%40minio.example',
])('an address with a user is refused and not repeated: %s', async (address) => {
  const opening = openNamedLedger({ LIVREE_LEDGER: address }, root);
  await expect(opening).rejects.toThrow(/^LIVREE_LEDGER must not contain a user or a password\.$/);
});

it.each(['s3//user:s3cret@bucket', 'htps:/user:s3cret@l.example'])(
  'a mistyped address with a user is not repeated: %s',
  async (address) => {
    const opening = openNamedLedger({ LIVREE_LEDGER: address }, root);
    await expect(opening).rejects.toThrow(/^LIVREE_LEDGER must be the path of a folder(?!.*s3cret)/);
  },
);

it('a file is no empty ledger, and no folder for data either', async () => {
  const sentence = (setting: string) => `${setting} must name a folder, and ${file} is a file.`;
  for (const place of [file, join(file, 'ledger')]) {
    await expect(openNamedLedger({ LIVREE_LEDGER: place }, root)).rejects.toThrow(sentence('LIVREE_LEDGER'));
    await expect(openNamedLedger({}, place)).rejects.toThrow(sentence('LIVREE_DATA'));
  }
});

it.skipIf(process.platform !== 'linux')('a folder that cannot be made is named by its setting', async () => {
  const ledger = await openNamedLedger({ LIVREE_LEDGER: '/proc/livree' }, root);
  const { key } = createSigner(newPrivateKey());
  const granting = ledger.record(new Date(), { act: 'grant', team: 'team', key, remotes: ['booking'] });
  await expect(granting).rejects.toThrow('LIVREE_LEDGER or LIVREE_DATA names cannot be made (ENOENT');
  await expect(openNamedLedger({}, '/proc/livree')).rejects.toThrow('LIVREE_DATA names cannot be made');
});

it('a private key in place of the public one is refused and not repeated', async () => {
  const environment = { LIVREE_LEDGER_KEY: newPrivateKey() };
  await expect(openNamedLedger(environment, root)).rejects.toThrow(
    /^LIVREE_LEDGER_KEY is not a public release key\.$/,
  );
});
