import type { Reservation } from '@livree/contracts';
import { wallClock } from '@livree/i18n';
import { countExtra, toWish, type ChangeWish } from './change-wish.ts';

const legs = [
  { flight: 'flight', number: 'flightNumber', date: 'date', time: 'time' },
  { flight: 'returnFlight', number: 'returnFlightNumber', date: 'returnDate', time: 'returnTime' },
] as const;

/** A followed flight that lands after the pickup that is wished, which will therefore not stay at its hour. */
export interface LateLanding {
  readonly flight: (typeof legs)[number]['flight'];
  /** The wall clock of the airport. */
  readonly landsAt: string;
}

/** The landings after the wished pickups; one of another day or of another flight is not known yet. */
export function findLateLandings(ride: Reservation, wish: ChangeWish): LateLanding[] {
  if (countExtra(wish, 'flight_tracking') === 0) return [];
  const known = toWish(ride);
  return legs.flatMap(({ flight, number, date, time }) => {
    const landing = ride[flight]?.expectedAt;
    if (!landing || wish[date] !== known[date] || wish[number] !== known[number]) return [];
    const landsAt = wallClock(new Date(landing), ride.timezone);
    return `${wish[date]}T${wish[time]}` < landsAt ? [{ flight, landsAt }] : [];
  });
}
