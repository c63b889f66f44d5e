import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNamedLedger, seed, type Ledger } from '@livree/release/ledger';
import { builtParts } from '../workspace.ts';

/** Gives `act` a ledger in which all builds are live, and an empty folder. Nothing of them stays. */
export async function withSeededLedger<Result>(
  act: (ledger: Ledger, folder: string) => Promise<Result>,
): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'livree-seeded-'));
  try {
    const ledger = await openNamedLedger({ LIVREE_LEDGER: join(data, 'ledger') }, data);
    await seed(ledger, builtParts(), new Date());
    return await act(ledger, data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
