import type { Deps } from '../../../deps.ts';
import { abandonPayments, holdExpired } from '../../payments/index.ts';
import { expireHolds } from '../holds.repository.ts';

/** Cancels unpaid reservations whose hold ran out and frees their vehicles. */
export async function sweepHolds(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const expired = await expireHolds(trx, deps.clock.now());
    await abandonPayments(deps, trx, expired, holdExpired);
  });
}
