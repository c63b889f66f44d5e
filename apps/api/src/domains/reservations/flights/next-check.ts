import type { FlightState } from '@livree/contracts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * When to look at a flight again: every five minutes in its last four hours, every hour on its last day, twice a day before.
 * @param at the landing, or the pickup of a flight that nobody knows
 */
export function findNextCheck(state: FlightState, at: Date, now: Date): Date {
  const left = at.getTime() - now.getTime();
  const isUnder = state === 'scheduled' || state === 'airborne';
  const pause = isUnder && left < 4 * hour ? 5 * minute : left < 25 * hour ? hour : 12 * hour;
  return new Date(now.getTime() + pause);
}
