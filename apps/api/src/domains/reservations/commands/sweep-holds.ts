import type { Deps } from '../../../deps.ts';
import { endHolds } from './end-holds.ts';

/** Cancels unpaid reservations whose hold ran out and frees their vehicles. */
export async function sweepHolds(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await deps.db.transaction().execute((trx) => endHolds(trx, deps));
}
