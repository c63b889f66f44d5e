import { formatterFor } from '@livree/i18n';
import { type Letter, text } from '../../../platform/mail/index.ts';
import type { RideSummary } from '../ride-summary.ts';
import { reservationTexts } from '../texts.ts';

export type GuestChange = 'booked' | 'changed' | 'cancelled';

/**
 * For the address that a booking names besides its customer's. Anybody may name any address, so it contains nothing
 * that the customer typed: only the reference, the times and our own words.
 */
export function guestLetter(ride: RideSummary, change: GuestChange, brand: string): Letter {
  const t = reservationTexts(ride.language);
  const { dateTime } = formatterFor(ride.language, { timeZone: ride.timeZone });
  const out = dateTime(ride.pickupAt, 'weekday');
  const time = ride.returnAt
    ? t('mails.bothWays', { time: out, back: dateTime(ride.returnAt, 'weekday') })
    : out;
  const { reference } = ride;
  const facts = { reference, time: t('mails.localTime', { time }), brand };
  return {
    language: ride.language,
    subject: change === 'booked' ? t('mails.guest.subject') : t(`mails.${change}.subject`, { reference }),
    name: null,
    parts: [text(t(`mails.guest.${change}`, facts)), text(t('mails.guest.notice'))],
  };
}
