import { openNamedLedger, Refusal, seed } from '@livree/release/ledger';
import { builtParts } from '@livree/release-cli';
import { Stop } from '../stop.ts';

/** Makes builds live that the ledger of `data` has never seen. @throws Stop if they do not match each other */
export async function seedLedger(data: string): Promise<void> {
  const ledger = await openNamedLedger(process.env, data);
  try {
    await seed(ledger, builtParts(), new Date());
  } catch (error) {
    throw error instanceof Refusal ? new Stop(error.message) : error;
  }
}
