import { formatterFor } from '@livree/i18n';
import {
  action,
  type Company,
  type Letter,
  links,
  type Message,
  operatorLanguage,
  text,
  writeMail,
} from '../../../platform/mail/index.ts';
import { reservationTexts } from '../texts.ts';
import { type MailedReservation, pickupRow, rideRows, routeParts } from './reservation-letters.ts';

/** Asks the customer of a ride that an operator booked to pay it by a link. @param until in any zone; written in the ride's */
export function paymentLetter(
  ride: MailedReservation,
  { url, until }: { readonly url: string; readonly until: Date },
): Letter {
  const t = reservationTexts(ride.language);
  const format = formatterFor(ride.language, { timeZone: ride.timeZone });
  const total = format.money(ride.totalCents);
  return {
    language: ride.language,
    subject: t('mails.payment.subject', { reference: ride.reference }),
    name: ride.clientName,
    parts: [
      text(t('mails.payment.intro')),
      text(t('mails.payment.until', { until: format.dateTime(until, 'weekday') })),
      action({ label: t('mails.payment.pay', { total }), url }),
      { kind: 'headline', row: pickupRow(ride, t, ride.pickupAt, t('ride.pickup')) },
      ...routeParts(ride, t),
      { kind: 'rows', rows: rideRows(ride, t) },
      { kind: 'total', row: { label: t('mails.total'), value: total } },
      links({ label: t('mails.links.contact'), url: ride.links.contact }),
    ],
  };
}

/** Tells the customer that the ride was not paid in time. */
export function linkEndedLetter(ride: MailedReservation): Letter {
  const t = reservationTexts(ride.language);
  return {
    language: ride.language,
    subject: t('mails.cancelled.subject', { reference: ride.reference }),
    name: ride.clientName,
    parts: [
      text(t('mails.payment.ended')),
      { kind: 'rows', rows: [pickupRow(ride, t, ride.pickupAt, t('ride.pickup')), ...rideRows(ride, t)] },
      links({ label: t('mails.links.contact'), url: ride.links.contact }),
    ],
  };
}

/** Tells the operator, in French, that a ride they had booked was not paid in time. */
export function linkEndedMail(reference: string, page: string, company: Company): Message {
  const t = reservationTexts(operatorLanguage);
  const letter = {
    language: operatorLanguage,
    subject: t('mails.payment.operatorSubject', { reference }),
    parts: [text(t('mails.payment.operatorText', { reference })), action({ label: reference, url: page })],
  };
  return { kind: 'operator', to: company.brand.email, ...writeMail(letter, company) };
}
