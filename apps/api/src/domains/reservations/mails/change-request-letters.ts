import { formatterFor } from '@livree/i18n';
import type { Letter } from '../../../platform/mail/index.ts';
import { reservationTexts } from '../texts.ts';
import { type MailedReservation, changeLetter } from './reservation-letters.ts';

/** For a request for a change that is accepted, and takes effect once the difference is paid. */
export function acceptedChangeLetter(
  ride: MailedReservation,
  differenceCents: number,
  payUntil: Date,
): Letter {
  const t = reservationTexts(ride.language);
  const format = formatterFor(ride.language, { timeZone: ride.timeZone });
  const amount = format.money(differenceCents);
  const until = format.dateTime(payUntil, 'weekday');
  return changeLetter(ride, 'changeAccepted', [t('mails.changeAccepted.intro', { amount, until })]);
}

/** For a request for a change that is declined, with the operator's reason. */
export function declinedChangeLetter(ride: MailedReservation, reason: string): Letter {
  const t = reservationTexts(ride.language);
  return changeLetter(ride, 'changeDeclined', [
    t('mails.changeDeclined.intro'),
    t('mails.declined.reason', { reason }),
  ]);
}
