import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPrivateKey } from './log/keys.ts';
import { openNamedLedger } from './settings.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livree-settings-'));
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

it('a private key in place of the public one is refused and not repeated', async () => {
  const environment = { LIVREE_LEDGER_KEY: newPrivateKey() };
  await expect(openNamedLedger(environment, root)).rejects.toThrow(
    /^LIVREE_LEDGER_KEY is not a public release key\.$/,
  );
});
