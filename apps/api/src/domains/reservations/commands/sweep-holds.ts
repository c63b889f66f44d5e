import type { Connection } from '../../../platform/db/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { abandonPayments, holdExpired } from '../../payments/index.ts';
import { expireHolds } from '../holds.repository.ts';

/** Cancels unpaid reservations whose hold ran out and frees their vehicles. */
export async function sweepHolds({
  db,
  clock,
}: {
  readonly db: Connection;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const expired = await expireHolds(trx, now);
    await abandonPayments(trx, expired, { cause: holdExpired, now });
  });
}
