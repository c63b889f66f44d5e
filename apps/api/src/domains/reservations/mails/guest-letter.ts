import { fillText } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { greet } from '../../../platform/mail/index.ts';
import type { RideSummary } from '../ride-summary.ts';
import type { Letter } from './letter.ts';
import { mailTexts } from './texts/index.ts';

export type GuestChange = 'booked' | 'cancelled';

/**
 * For the address that a booking names besides its customer's. Anybody may name any address, so it contains nothing
 * that the customer typed: only the reference, the time and our own words.
 */
export function guestLetter(ride: RideSummary, change: GuestChange, brand: string): Letter {
  const text = mailTexts[ride.language];
  const time = formatterFor(ride.language, { timeZone: ride.timeZone }).dateTime(ride.pickupAt, 'weekday');
  const facts = { reference: ride.reference, time: fillText(text.localTime, { time }), brand };
  const isBooked = change === 'booked';
  return {
    subject: fillText(isBooked ? text.guestBookedSubject : text.cancelledSubject, facts),
    greeting: greet(ride.language, null),
    paragraphs: [fillText(isBooked ? text.guestBooked : text.guestCancelled, facts), text.guestNotice],
    rows: [],
    closing: brand,
  };
}
