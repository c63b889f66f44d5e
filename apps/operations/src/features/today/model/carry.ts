import type { Absence, Day, DayRide, DayVehicle } from '@livree/contracts';

/** A ride in hand: where it would be put. */
export interface Carry {
  readonly rideId: number;
  /** In milliseconds since 1970. */
  readonly startsAt: number;
  readonly vehicleId: number;
}

const minute = 60_000;

/** Minutes of a step in time, and of a small one. */
export const steps = { usual: 15, fine: 5 } as const;

/** A ride in hand, still in its place. */
export const pickUp = ({ id, startsAt, vehicleId }: DayRide): Carry => ({
  rideId: id,
  startsAt: Date.parse(startsAt),
  vehicleId,
});

/** Whether a ride in hand would be put elsewhere. */
export const isMoved = (carry: Carry, { startsAt, vehicleId }: DayRide): boolean =>
  carry.startsAt !== Date.parse(startsAt) || carry.vehicleId !== vehicleId;

/** When the vehicle of a ride in hand would be free again. */
export const findEnd = ({ startsAt }: Carry, ride: DayRide): number =>
  startsAt + Date.parse(ride.endsAt) - Date.parse(ride.startsAt);

/** Within the day; a ride that began on an earlier one goes no further back than it is. */
function within(moment: number, { rideId }: Carry, { startsAt, endsAt, rides }: Day, step: number): number {
  const began = rides.filter(({ id }) => id === rideId).map((ride) => Date.parse(ride.startsAt));
  return Math.min(Math.max(moment, Math.min(Date.parse(startsAt), ...began)), Date.parse(endsAt) - step);
}

/** Later by a step of so many minutes, or earlier; from between two steps to the next one. Within the day. */
export function shiftTime(carry: Carry, day: Day, minutes: number): Carry {
  const step = Math.abs(minutes) * minute;
  const position = carry.startsAt / step;
  const next = minutes > 0 ? Math.floor(position) + 1 : Math.ceil(position) - 1;
  return { ...carry, startsAt: within(next * step, carry, day, step) };
}

/** At the step of so many minutes that is nearest to a moment, within the day. */
export function setTime(carry: Carry, day: Day, moment: number, minutes: number): Carry {
  const step = minutes * minute;
  return { ...carry, startsAt: within(Math.round(moment / step) * step, carry, day, step) };
}

/** To the vehicle above or below; the first and the last one have no other. */
export function shiftVehicle(carry: Carry, vehicles: readonly DayVehicle[], by: 1 | -1): Carry {
  const index = vehicles.findIndex(({ id }) => id === carry.vehicleId);
  return { ...carry, vehicleId: vehicles[index + by]?.id ?? carry.vehicleId };
}

export type Conflict =
  | { readonly kind: 'ride'; readonly with: DayRide }
  | { readonly kind: 'absence'; readonly with: Absence }
  | { readonly kind: 'past' };

/** What stands where a ride in hand would be put, as far as the day knows; null where it is free. */
export function findConflict(carry: Carry, ride: DayRide, day: Day, now: Date): Conflict | null {
  const end = findEnd(carry, ride);
  const meets = (other: DayRide | Absence) =>
    other.vehicleId === carry.vehicleId &&
    Date.parse(other.startsAt) < end &&
    Date.parse(other.endsAt) > carry.startsAt;
  const inTheWay = day.rides.find((other) => other.id !== ride.id && meets(other));
  if (inTheWay) return { kind: 'ride', with: inTheWay };
  const away = day.absences?.find(meets);
  if (away) return { kind: 'absence', with: away };
  return carry.startsAt < now.getTime() ? { kind: 'past' } : null;
}
