import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { newPrivateKey } from './log/keys.ts';
import { openNamedLedger } from './settings.ts';

it.each(['s3:/bucket/ledger', 'ledger:8443', 's3://bucket?endpiont=https://minio.example'])(
  '%s is no ledger, and no folder either',
  async (address) => {
    await expect(openNamedLedger({ LIVREE_LEDGER: address }, tmpdir())).rejects.toThrow(
      'LIVREE_LEDGER must be the path of a folder, or an address',
    );
  },
);

it('a private key in place of the public one is refused and not repeated', async () => {
  const environment = { LIVREE_LEDGER_KEY: newPrivateKey() };
  await expect(openNamedLedger(environment, tmpdir())).rejects.toThrow(
    /^LIVREE_LEDGER_KEY is not a public release key\.$/,
  );
});
