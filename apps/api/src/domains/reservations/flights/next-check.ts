import type { FlightState } from '@livree/contracts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * When to look at a flight again: every five minutes in its last four hours, every hour on its last
 * day, twice a day in its last week, every third day before.
 * @param at the landing, or the pickup of a flight that nobody knows
 */
export function findNextCheck(state: FlightState, at: Date, now: Date): Date {
  const left = at.getTime() - now.getTime();
  const isUnder = state === 'scheduled' || state === 'airborne';
  if (isUnder && left < 4 * hour) return new Date(now.getTime() + 5 * minute);
  if (left < 25 * hour) return new Date(now.getTime() + hour);
  return new Date(now.getTime() + (left < 7 * day ? day / 2 : 3 * day));
}
