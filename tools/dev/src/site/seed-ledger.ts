import { Stop } from '@livree/command';
import { readSnapshot } from '@livree/contracts/snapshot';
import { builtParts } from '@livree/release-cli';
import { openNamedLedger, Refusal, seed } from '@livree/release/ledger';

/**
 * Makes builds live that the ledger of `data` has never seen. If they would break what visitors can still reach, the site
 * goes on with what is live and says why.
 * @param isUnchecked without a comparison, as during development
 * @throws Stop if they are refused and nothing is live yet
 */
export async function seedLedger(data: string, isUnchecked = false): Promise<void> {
  const ledger = await openNamedLedger(process.env, data);
  try {
    await seed(ledger, builtParts(), new Date(), { api: readSnapshot(), isUnchecked });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { trails } = await ledger.live();
    if (Object.keys(trails).length === 0) throw new Stop(error.message);
    process.stderr.write(`the new builds are not live: ${error.message}\n`);
  }
}
