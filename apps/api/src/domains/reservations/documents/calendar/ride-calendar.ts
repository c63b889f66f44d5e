import { formatterFor } from '@livree/i18n';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { localTime } from '../../../../platform/local-time.ts';
import { describeFlights } from '../../need-rows.ts';
import { reservationTexts } from '../../texts.ts';
import type { RideFacts } from '../ride-facts.ts';

const alarmSeconds = 2 * 3600;
const usualSeconds = 2 * 3600;

export interface CalendarCompany {
  readonly brand: string;
  readonly phone: string;
  /** The host of the site, a part of the event's permanent id. */
  readonly host: string;
}

/** The definition of a zone with its clock changes, for programs that do not know its name. */
const zoneBlock = (zone: string): string => [tzlib_get_ical_block(zone)].flat()[0] ?? '';

/** One way of a ride, as an event. */
interface Direction {
  readonly id: string;
  readonly at: Date;
  readonly seconds: number | null;
  readonly from: string;
  readonly to: string;
  /** The flight and the train before it, if they are named. */
  readonly flight: string | null;
  readonly train: string | null;
}

/**
 * A ride as an iCalendar file (RFC 5545), in the zone of its pickup place; the way back is an event of its own. A
 * cancelled ride is the same events with the status cancelled, so calendars remove them.
 */
export function rideCalendar(facts: RideFacts, { brand, phone, host }: CalendarCompany): string {
  const t = reservationTexts(facts.language);
  const isCancelled = facts.status === 'cancelled';
  const calendar = ical({
    prodId: { company: brand, product: 'reservations', language: facts.language },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // Without a zone of its own: in one, the stamp would not be in UTC.
    timezone: { name: null, generator: zoneBlock },
    ttl: 3600,
  });
  for (const { id, at, seconds, from, to, ...arrival } of listDirections(facts)) {
    const event = calendar.createEvent({
      id: `${id}@${host}`,
      // Calendars keep what they have while this number stays the same.
      sequence: Math.ceil((facts.changedAt.getTime() - facts.bookedAt.getTime()) / 1000),
      stamp: facts.changedAt,
      timezone: facts.timeZone,
      start: localTime(at, facts.timeZone),
      end: localTime(new Date(at.getTime() + (seconds ?? usualSeconds) * 1000), facts.timeZone),
      summary: t('calendar.title', { brand, from, to }),
      location: from,
      description: isCancelled ? t('calendar.cancelled') : describeRide(facts, { phone, ...arrival }),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (!isCancelled)
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: alarmSeconds,
        description: t('calendar.alarm'),
      });
  }
  return calendar.toString();
}

function listDirections(facts: RideFacts): Direction[] {
  const { reference, addresses, pickupAt, returnAt, returnRoute } = facts;
  const [from = '', to = ''] = [addresses.at(0), addresses.at(-1)];
  const flights = describeFlights(facts);
  const out = {
    id: reference,
    at: pickupAt,
    seconds: facts.outboundSeconds,
    from,
    to,
    flight: flights.outbound,
    train: facts.trainNumber,
  };
  if (returnAt === null || returnRoute === null) return [out];
  const [start, end] = returnRoute;
  const back = {
    id: `${reference}-return`,
    at: returnAt,
    seconds: facts.returnSeconds,
    from: start,
    to: end,
    flight: flights.return,
    train: facts.returnTrainNumber,
  };
  return [out, back];
}

function describeRide(
  facts: RideFacts,
  { phone, flight, train }: Pick<Direction, 'flight' | 'train'> & { readonly phone: string },
): string {
  const t = reservationTexts(facts.language);
  const format = formatterFor(facts.language, { timeZone: facts.timeZone });
  const refunds = facts.refunds
    .filter(({ channel }) => channel !== 'none')
    .map(({ cents, until, channel }) =>
      t(channel === 'self_service' ? 'calendar.refundAll' : 'calendar.refundCall', {
        amount: format.money(cents),
        until: format.dateTime(until, 'long'),
      }),
    );
  const { reference, vehicle } = facts;
  const arrivals = [
    ...(flight === null ? [] : [t('calendar.flight', { flight })]),
    ...(train === null ? [] : [t('calendar.train', { train })]),
  ];
  return [t('calendar.body', { reference, vehicle, phone }), ...arrivals, ...refunds].join('\n');
}
