import { z } from '../schema.ts';
import { calendarDate, instant, localDateTime } from '../shared/datetime.ts';
import { maybe, openEnum, wireObject } from '../shared/wire.ts';

/** `awaited`: nobody has looked yet; `unknown`: the source does not know the flight. */
export const flightStates = [
  'awaited',
  'unknown',
  'scheduled',
  'airborne',
  'landed',
  'cancelled',
  'diverted',
] as const;
export type FlightState = (typeof flightStates)[number];

/** A flight that a ride follows, as its source last reported it. */
export const followedFlight = wireObject({
  number: z.string(),
  /** The day of the landing, in the airport's zone. */
  date: calendarDate,
  state: openEnum(flightStates),
  /** Who reports the flight; absent until somebody has. */
  source: maybe(z.string()),
  /** The source is the sandbox: its flights are invented. */
  is_sandbox: z.boolean(),
  scheduled_at: maybe(instant),
  /** When it lands, or landed. */
  expected_at: maybe(instant),
  checked_at: maybe(instant),
  /** The pickup that was booked, if it follows the landing by now. */
  booked_pickup_at: maybe(localDateTime),
  /** The vehicle is not free at the hour that the landing asks for: the pickup stays until an operator decides. */
  is_pickup_stuck: z.boolean(),
  /** Until when waiting is free of charge, counted from the landing. */
  waits_until: maybe(instant),
});
export type FollowedFlight = z.output<typeof followedFlight>;
