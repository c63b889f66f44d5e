import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { paymentLinkMailJob } from '../reservations.jobs.ts';
import type { Reservation } from '../reservations.repository.ts';
import { savePaymentLink } from './payment-links.repository.ts';

interface LinkOrder {
  readonly reservation: Reservation;
  readonly until: Date;
  readonly actor: Actor;
  readonly act: 'dispatch.book' | 'dispatch.sendPaymentLink';
}

/** Lets the customer of an unpaid ride pay it by a link until an hour, holds the vehicle as long, and mails the link. */
export async function openPaymentLink(
  trx: Connection,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { reservation, until, actor, act }: LinkOrder,
): Promise<void> {
  const now = clock.now();
  const { id: reservationId, total_cents } = reservation;
  await savePaymentLink(trx, { reservationId, expiresAt: until, now });
  await jobs.send(trx, paymentLinkMailJob, { reservationId });
  await recordAct(trx, {
    actor,
    at: now,
    act,
    subject: 'reservations',
    subjectId: reservationId,
    before: null,
    after: { total_cents, pay_until: until.toISOString() },
  });
}
