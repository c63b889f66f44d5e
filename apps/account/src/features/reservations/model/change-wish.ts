import type { Reservation, RideChange } from '@livree/contracts';

/** What can be different in a ride, as its form shows it: days as `2026-12-01`, times as `05:10`. */
export interface ChangeWish {
  readonly date: string;
  readonly time: string;
  /** Empty without a return of its own. */
  readonly returnDate: string;
  readonly returnTime: string;
  readonly passengers: number;
  readonly vehicleId: number;
}

/** The form of a ride that stays as it is. */
export const toWish = ({ pickupAt, returnAt, passengers, vehicleId }: Reservation): ChangeWish => ({
  date: pickupAt.slice(0, 10),
  time: pickupAt.slice(11, 16),
  returnDate: returnAt?.slice(0, 10) ?? '',
  returnTime: returnAt?.slice(11, 16) ?? '',
  passengers,
  vehicleId,
});

/** What is different from the ride as it is; null if nothing is, or a day or an hour is missing. */
export function findChange(reservation: Reservation, wish: ChangeWish): RideChange | null {
  if (wish.date === '' || wish.time === '') return null;
  const known = toWish(reservation);
  const isMoved = wish.date !== known.date || wish.time !== known.time;
  const isBackMoved = wish.returnDate !== known.returnDate || wish.returnTime !== known.returnTime;
  const change: RideChange = {
    ...(isMoved && { pickupAt: `${wish.date}T${wish.time}` }),
    ...(isBackMoved && { returnAt: `${wish.returnDate}T${wish.returnTime}` }),
    ...(wish.passengers !== known.passengers && { passengers: wish.passengers }),
    ...(wish.vehicleId !== known.vehicleId && { vehicleId: wish.vehicleId }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

/** How the price moves, and by how much. */
export function compareCents(before: number, after: number) {
  const cents = Math.abs(after - before);
  return { kind: after < before ? 'back' : after > before ? 'due' : 'same', cents } as const;
}
