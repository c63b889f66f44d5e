import type { Reservation } from '@livree/contracts';

/** The difference between a zone's wall clock and UTC at a moment, in milliseconds. */
function zoneOffset(moment: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - moment.getTime();
}

/** The moment of a pickup, whose hour is that of its place. */
export function findPickup({ pickupAt, timezone }: Pick<Reservation, 'pickupAt' | 'timezone'>): Date {
  const asUtc = Date.parse(`${pickupAt}:00Z`);
  return new Date(asUtc - zoneOffset(new Date(asUtc), timezone));
}
