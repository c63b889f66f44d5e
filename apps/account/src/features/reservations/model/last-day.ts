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
 * The rides of the first page that begin within a day, or else the next confirmed one: the list begins with the
 * soonest. A ride that is alone in the list is not said twice.
 */
export function pickNextRides({ items, page, total }: Page<Reservation>, now: Date): Reservation[] {
  if (page > 1) return [];
  const soon = items.filter((ride) => isLastDay(ride, now));
  if (soon.length > 0) return soon;
  if (total === 1) return [];
  const isAhead = ({ pickupAt, timezone }: Ride) =>
    (parseWallClock(pickupAt, timezone)?.getTime() ?? 0) > now.getTime();
  return items.filter((ride) => ride.status === 'confirmed' && isAhead(ride)).slice(0, 1);
}
