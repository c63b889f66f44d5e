import type { Language } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { TimedPayments } from '../../payments/index.ts';
import { changeRide } from '../changes/change-ride.ts';
import { declinedChangeMailJob } from '../reservations.jobs.ts';
import { newestRequest, settleRequest } from './change-requests.repository.ts';
import { readWanted } from './wanted-change.ts';

interface Decided {
  readonly reservationId: number;
  readonly actor: Actor;
}

interface Accepted extends Decided {
  /** The signed quote that the operator saw. */
  readonly quote: string;
  readonly keepsPrice: boolean;
  readonly language: Language;
}

/**
 * Changes a ride as its customer asks. A higher price waits for the customer, who is told by mail until when the
 * difference can be paid.
 * @throws AppError `reservations.request_settled`, or what a change throws
 */
export async function acceptRequest(
  deps: Deps & { readonly payments: TimedPayments },
  { reservationId, actor, keepsPrice, ...order }: Accepted,
): Promise<void> {
  const request = await newestRequest(deps.db, reservationId);
  if (request?.status !== 'open') throw new AppError('reservations.request_settled');
  const change = readWanted(request.change);
  const operator = { actor, keepsPrice, acceptsRequest: true };
  await changeRide(deps, { ...order, reservationId, customerId: null, change, operator });
}

/**
 * Leaves a ride as it is, with a reason that its customer reads.
 * @throws AppError `reservations.request_settled`
 */
export async function declineRequest(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { reservationId, actor, reason }: Decided & { readonly reason: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const at = clock.now();
    const settled = { status: 'declined', decided_at: at, reason } as const;
    if (!(await settleRequest(trx, reservationId, settled)))
      throw new AppError('reservations.request_settled');
    await recordAct(trx, {
      actor,
      at,
      act: 'dispatch.declineRequest',
      subject: 'reservations',
      subjectId: reservationId,
      before: { decision: 'awaited' },
      after: { decision: 'declined', reason },
    });
    await jobs.send(trx, declinedChangeMailJob, { reservationId, reason });
  });
}
