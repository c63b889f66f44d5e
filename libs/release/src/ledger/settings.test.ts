import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { newPrivateKey } from './log/keys.ts';
import { openNamedLedger } from './settings.ts';

it('a private key in place of the public one is refused and not repeated', async () => {
  const environment = { LIVREE_LEDGER_KEY: newPrivateKey() };
  await expect(openNamedLedger(environment, tmpdir())).rejects.toThrow(
    /^LIVREE_LEDGER_KEY is not a public release key\.$/,
  );
});
