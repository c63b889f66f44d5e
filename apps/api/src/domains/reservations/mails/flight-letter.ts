import { formatterFor } from '@livree/i18n';
import type { Letter } from '../../../platform/mail/index.ts';
import type { LegName } from '../flights/leg-names.ts';
import { reservationTexts } from '../texts.ts';
import { changeLetter, type MailedReservation } from './reservation-letters.ts';

export type FlightMailNews = 'moved' | 'stuck' | 'cancelled' | 'diverted';

interface FlightNewsOfLeg {
  readonly leg: LegName;
  readonly news: FlightMailNews;
  /** The pickup before it moved; null if it did not. */
  readonly previousAt: Date | null;
}

/** What a flight does to a way of a ride, who says so, and that the price stays. */
export function flightLetter(ride: MailedReservation, { leg, news, previousAt }: FlightNewsOfLeg): Letter {
  const t = reservationTexts(ride.language);
  const format = formatterFor(ride.language, { timeZone: ride.timeZone });
  const isReturn = leg === 'return';
  const flight = isReturn ? ride.returnFlight : ride.flight;
  const number = isReturn ? ride.returnFlightNumber : ride.flightNumber;
  const pickupAt = isReturn ? (ride.returnAt ?? ride.pickupAt) : ride.pickupAt;
  const landing = flight?.expectedAt ?? null;
  const known = {
    flight: number ?? '',
    landing: landing === null ? '' : format.time(new Date(landing)),
    pickup: format.dateTime(pickupAt, 'weekday'),
    before: previousAt === null ? '' : format.dateTime(previousAt, 'weekday'),
  };
  const source = flight?.isSandbox
    ? t('mails.flight.invented')
    : t('mails.flight.source', { source: flight?.source ?? '' });
  return changeLetter(ride, 'flight', [
    t(isReturn ? `mails.flight.back.${news}` : `mails.flight.${news}`, known),
    ...(news === 'moved' ? [t('mails.changed.same', { total: format.money(ride.totalCents) })] : []),
    source,
  ]);
}
