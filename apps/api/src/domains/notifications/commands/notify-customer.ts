import { randomUUID } from 'node:crypto';
import { plainSpaces } from '@livree/i18n';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import type { Reservation } from '../../reservations/index.ts';
import { mobileNumber } from '../model/mobile-number.ts';
import { nameDelivery } from '../model/name-delivery.ts';
import { type NoticeKind, writeNotice } from '../model/write-notice.ts';
import { pushJob, reminderMailJob, smsJob, undeliveredPushJob } from '../notifications.jobs.ts';
import { hasPushMailbox } from '../ports/push-mailbox.ts';
import { listSubscriptions } from '../push-subscriptions.repository.ts';
import type { Recipients } from '../recipients.ts';

interface Notice {
  readonly ride: Reservation;
  readonly kind: NoticeKind;
  readonly amountCents?: number;
}

const day = 86_400;

/**
 * The seconds that a push service stores a notice for an offline browser: until the pickup, at most a day, at least an
 * hour.
 */
function calculateLifetime({ pickup_at: pickupAt }: Reservation, now: Date): number {
  const left = Math.floor((pickupAt.getTime() - now.getTime()) / 1000);
  return Math.min(day, Math.max(3600, left));
}

/** Queues a notice for each channel that the customer chose; a reminder also as a mail. Each has its own retries. */
export async function notifyCustomer(
  trx: Connection,
  { jobs, clock, config }: Pick<Deps, 'jobs' | 'clock' | 'config'>,
  recipients: Recipients,
  { ride, kind, amountCents = 0 }: Notice,
): Promise<void> {
  const recipient = await recipients.find(ride.customer_id, trx);
  if (!recipient) return;
  const { email, isConfirmed, language, phone, wants } = recipient;
  const write = (isTheirs: boolean) => writeNotice(kind, ride, amountCents, language, { isTheirs });
  const notice = write(true);
  const about = {
    reservationId: ride.id,
    kind: nameDelivery(kind),
    addressee: 'customer',
    language,
  } as const;
  const to =
    config.sendsTexts && wants.sms && phone !== null
      ? mobileNumber(phone, config.servedCountries)
      : undefined;
  if (to !== undefined) {
    // Nobody has confirmed that the telephone is theirs.
    const { title, body } = write(false);
    const text = `${config.brand.name}. ${title}. ${body}`;
    // The SMS alphabet has no no-break space: one would halve the length of each part.
    await jobs.send(trx, smsJob, { key: randomUUID(), to, text: plainSpaces(text), about });
  }
  if (wants.push) {
    const browsers = await listSubscriptions(trx, recipient.id);
    const seconds = calculateLifetime(ride, clock.now());
    for (const { id } of browsers) await jobs.send(trx, pushJob, { ...notice, subscriptionId: id, seconds });
    if (browsers.length === 0 && hasPushMailbox(config))
      await jobs.send(trx, undeliveredPushJob, { ...notice, email, language });
  }
  if (about.kind === 'reminder' && wants.email)
    await jobs.send(trx, reminderMailJob, { userId: recipient.id, ...write(isConfirmed), about });
}
