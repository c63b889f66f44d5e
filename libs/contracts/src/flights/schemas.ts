import { flightNumber } from '../reservations/wishes.ts';
import { z } from '../schema.ts';
import { calendarDate, localDateTime } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';

/**
 * What is probably not meant: a flight that nobody knows, that lands at another airport, or after which the pickup comes too
 * early or very late.
 */
export const flightDoubts = ['unknown', 'elsewhere', 'early', 'late'] as const;
export type FlightDoubt = (typeof flightDoubts)[number];

export const flightCheckRequest = wireRequest({
  flight_number: flightNumber,
  /** The day of the landing; that of the pickup by default. */
  flight_date: maybe(calendarDate),
  pickup_address: z
    .string('validation.pickup_address')
    .check(z.minLength(3, 'validation.pickup_address'), z.maxLength(300, 'validation.too_long')),
  pickup_datetime: localDateTime,
});

const flightCheck = wireObject({
  /** Null without a doubt, and where nobody could check. */
  doubt: z.nullable(openEnum(flightDoubts)),
  /** The source is the sandbox: its flights are invented. */
  is_sandbox: z.boolean(),
  /** The planned landing, in the zone of the airport. */
  landing_at: maybe(localDateTime),
  /** The first pickup that leaves the time to the kerb. */
  suggested_pickup_at: maybe(localDateTime),
});
export type FlightCheck = z.output<typeof flightCheck>;
export const flightCheckAnswer = envelope(flightCheck);
