import { randomUUID } from 'node:crypto';
import { plainSpaces } from '@livree/i18n';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { readTraveller, type Reservation } from '../../reservations/index.ts';
import { mobileNumber } from '../model/mobile-number.ts';
import { nameArrivals } from '../model/name-arrivals.ts';
import { nameDelivery } from '../model/name-delivery.ts';
import { type NoticeKind, writeNotice } from '../model/write-notice.ts';
import { smsJob } from '../notifications.jobs.ts';

/** Queues a text message for whoever rides, if somebody else booked and gave no mail address: when, and after which flight or train, never about money. */
export async function notifyTraveller(
  trx: Connection,
  { jobs, config }: Pick<Deps, 'jobs' | 'config'>,
  ride: Reservation,
  kind: NoticeKind,
): Promise<void> {
  const traveller = readTraveller(ride);
  if (!config.sendsTexts || !traveller || traveller.email || kind === 'refunded') return;
  const to = mobileNumber(traveller.phone, config.servedCountries);
  if (to === undefined) return;
  const { title, body } = writeNotice(kind, ride, 0, traveller.language, { isTheirs: false });
  const arrivals = kind === 'cancelled' ? [] : nameArrivals(ride, traveller.language);
  const text = [`${config.brand.name}. ${title}. ${body}`, ...arrivals].join(' ');
  const { language } = traveller;
  const about = {
    reservationId: ride.id,
    kind: nameDelivery(kind),
    addressee: 'traveller',
    language,
  } as const;
  await jobs.send(trx, smsJob, { key: randomUUID(), to, text: plainSpaces(text), about });
}
