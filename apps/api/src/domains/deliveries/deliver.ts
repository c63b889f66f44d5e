import type { DeliveryAddressee, DeliveryChannel, DeliveryKind, Language } from '@livree/contracts';
import type { Deps } from '../../deps.ts';
import { retryUnreachable } from '../../platform/db/index.ts';
import { runningJob } from '../../platform/jobs/index.ts';
import type { Sending } from '../../platform/mail/index.ts';
import { keepAttempt } from './deliveries.repository.ts';
import { nameFailure } from './model/name-failure.ts';

/** What is kept of a message about a ride. */
export interface Delivery {
  readonly reservationId: number;
  readonly kind: DeliveryKind;
  readonly channel: DeliveryChannel;
  readonly addressee: DeliveryAddressee;
  readonly address: string;
  readonly language: Language;
}

/**
 * Sends a message about a ride from the job that is running, and keeps what became of it. A job that is tried again
 * sends the same message. @throws what `send` throws, so that the job is tried again
 */
export async function deliver(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { reservationId, ...delivery }: Delivery,
  send: () => Promise<Sending>,
): Promise<void> {
  const job = runningJob();
  if (!job) throw new Error('A message about a ride is sent by a job');
  const attempt = {
    ...delivery,
    reservation_id: reservationId,
    job_id: job.id,
    queued_at: job.queuedAt,
    attempts: job.attempt,
    accepted_at: null,
    failed_at: null,
    failure: null,
  };
  const sending = await send().catch(async (error: unknown) => {
    const failed_at = job.isLast ? clock.now() : null;
    await keepAttempt(db, { ...attempt, failed_at, failure: nameFailure(error) });
    throw error;
  });
  const now = clock.now();
  const outcome =
    sending === 'sent'
      ? { ...attempt, accepted_at: now }
      : { ...attempt, failed_at: now, failure: 'held_back' as const };
  // The message is out: a job that failed now would send it again.
  await retryUnreachable(() => keepAttempt(db, outcome));
}
