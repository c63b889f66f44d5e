import type { Language } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import type { Reservation } from '../../reservations/index.ts';
import { notificationTexts } from '../texts.ts';

/** The short messages about a ride. */
export type NoticeKind = 'booked' | 'changed' | 'cancelled' | 'refunded' | 'day' | 'hours';

/** Whether a notice may contain the place that the customer typed: its recipient is known to be the customer. */
export interface Addressed {
  readonly isTheirs: boolean;
}

export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** A notice about a ride in the customer's language, with the wall-clock times of the pickup place. */
export function writeNotice(
  kind: NoticeKind,
  ride: Reservation,
  amountCents: number,
  language: Language,
  { isTheirs }: Addressed,
): Notice {
  const t = notificationTexts(language);
  const format = formatterFor(language, { timeZone: ride.time_zone });
  const time = format.dateTime(ride.pickup_at, 'compact');
  const body = t(`notice.body.${kind}`, {
    time: ride.return_at
      ? t('notice.bothWays', { time, back: format.dateTime(ride.return_at, 'compact') })
      : time,
    place: isTheirs ? `, ${ride.pickup_address}` : '',
    reference: ride.reference,
    amount: format.money(amountCents),
  });
  return { title: t(`notice.title.${kind}`), body, path: `/reservations/${ride.id}` };
}
