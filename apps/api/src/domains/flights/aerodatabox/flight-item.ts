import { z } from '@livree/contracts/schema';
import type { FlightQuery, FlightReport } from '../model/flight-report.ts';

/** `2026-06-10 07:00Z`, as AeroDataBox writes an instant; newer answers have a T. */
const utc = z.pipe(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/)),
  z.transform((text) => new Date(text.replace(' ', 'T'))),
);
const time = z.optional(z.nullable(z.object({ utc })));
const airport = z.object({
  iata: z.optional(z.nullable(z.string())),
  countryCode: z.optional(z.nullable(z.string())),
});

/** A leg of a flight: what we read of AeroDataBox's `FlightContract`. */
export const flightItem = z.object({
  status: z.string(),
  departure: z.optional(z.object({ airport: z.optional(airport) })),
  arrival: z.optional(
    z.object({
      airport: z.optional(airport),
      scheduledTime: time,
      revisedTime: time,
      predictedTime: time,
      /** The touchdown. */
      runwayTime: time,
    }),
  ),
});
type FlightItem = z.output<typeof flightItem>;

/** A cancellation that AeroDataBox itself doubts (`CanceledUncertain`) is not told. */
const states: Readonly<Record<string, FlightReport['state']>> = {
  Departed: 'airborne',
  EnRoute: 'airborne',
  Approaching: 'airborne',
  Arrived: 'landed',
  Canceled: 'cancelled',
  Diverted: 'diverted',
};

function toReport({ status, departure, arrival }: FlightItem): FlightReport[] {
  const scheduledAt = arrival?.scheduledTime?.utc;
  if (!arrival || !scheduledAt) return [];
  const { runwayTime, revisedTime, predictedTime } = arrival;
  return [
    {
      state: states[status] ?? 'scheduled',
      airport: arrival.airport?.iata ?? null,
      from: departure?.airport?.countryCode?.toLowerCase() ?? null,
      scheduledAt,
      expectedAt: (runwayTime ?? revisedTime ?? predictedTime)?.utc ?? scheduledAt,
    },
  ];
}

/**
 * The leg that is meant, of all that a number flies on a day: the one that was reported before, else the last landing
 * before the pickup, at the airport of the pickup if one of them is there.
 */
export function chooseLeg(items: readonly FlightItem[], query: FlightQuery): FlightReport | null {
  const legs = items.flatMap(toReport);
  const here = legs.filter(({ airport: code }) => code === query.airport);
  const known = query.seenAt;
  if (known) return nearest(legs, known);
  const candidates = here.length > 0 ? here : legs;
  const before = candidates.filter(({ scheduledAt }) => scheduledAt <= query.pickupAt);
  return nearest(before.length > 0 ? before : candidates, query.pickupAt);
}

const nearest = (legs: readonly FlightReport[], moment: Date): FlightReport | null =>
  legs.toSorted((one, other) => distance(one, moment) - distance(other, moment))[0] ?? null;

const distance = ({ scheduledAt }: FlightReport, moment: Date): number =>
  Math.abs(scheduledAt.getTime() - moment.getTime());
