import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { abandonPayments, holdExpired } from '../../payments/index.ts';
import { ridesWithLinks } from '../dispatch/payment-links.repository.ts';
import { expireHolds, type Slot } from '../holds.repository.ts';
import { linkEndedMailJob } from '../reservations.jobs.ts';

/**
 * Cancels the unpaid rides whose hold ran out, all of them or those that conflict with a slot. Where an operator had
 * booked for the customer, both are told.
 */
export async function endHolds(
  trx: Connection,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  slot?: Slot,
): Promise<void> {
  const expired = await expireHolds(trx, deps.clock.now(), slot);
  await abandonPayments(deps, trx, expired, holdExpired);
  for (const reservationId of await ridesWithLinks(trx, expired))
    await deps.jobs.send(trx, linkEndedMailJob, { reservationId });
}
