import { formatterFor } from '@livree/i18n';
import type { Letter } from '../../../platform/mail/index.ts';
import { reservationTexts } from '../texts.ts';
import { changeLetter, type MailedReservation } from './reservation-letters.ts';

export type FlightMailNews = 'moved' | 'stuck' | 'cancelled' | 'diverted';

/**
 * What a flight does to a ride, who says so, and that the price stays. @param previousAt the pickup before it moved; null
 * if it did not
 */
export function flightLetter(ride: MailedReservation, news: FlightMailNews, previousAt: Date | null): Letter {
  const t = reservationTexts(ride.language);
  const format = formatterFor(ride.language, { timeZone: ride.timeZone });
  const landing = ride.flight?.expectedAt ?? null;
  const known = {
    flight: ride.flightNumber ?? '',
    landing: landing === null ? '' : format.time(new Date(landing)),
    before: previousAt === null ? '' : format.dateTime(previousAt, 'weekday'),
  };
  const source = ride.flight?.isSandbox
    ? t('mails.flight.invented')
    : t('mails.flight.source', { source: ride.flight?.source ?? '' });
  return changeLetter(ride, 'flight', [
    t(`mails.flight.${news}`, known),
    ...(news === 'moved' ? [t('mails.changed.same', { total: format.money(ride.totalCents) })] : []),
    source,
  ]);
}
