import type { Page, Reservation } from '@livree/contracts';
import { parseWallClock } from '@livree/i18n';

const day = 24 * 60 * 60 * 1000;
/** Until then a chauffeur may still wait, or be on the way. */
const grace = 2 * 60 * 60 * 1000;

type Ride = Pick<Reservation, 'pickupAt' | 'timezone' | 'status'>;

/** Whether a ride starts within a day, or has just started. */
export function isLastDay({ pickupAt, timezone, status }: Ride, now: Date): boolean {
  if (status !== 'confirmed' && status !== 'in_progress') return false;
  const left = (parseWallClock(pickupAt, timezone)?.getTime() ?? Infinity) - now.getTime();
  return left <= day && left >= -grace;
}

/**
 * The rides of a page that begin within a day, or else the next confirmed one. The list begins with the latest pickup: if
 * every ride of a page is ahead and more follow, the next one is not among them.
 */
export function pickNextRides({ items, pageCount }: Page<Reservation>, now: Date): Reservation[] {
  const soon = items.filter((ride) => isLastDay(ride, now));
  if (soon.length > 0) return soon;
  const isAhead = ({ pickupAt, timezone }: Ride) =>
    (parseWallClock(pickupAt, timezone)?.getTime() ?? 0) > now.getTime();
  if (pageCount > 1 && items.every(isAhead)) return [];
  return items.filter((ride) => ride.status === 'confirmed' && isAhead(ride)).slice(-1);
}
