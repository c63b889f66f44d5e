import type { Reservation, RideMove } from '@livree/contracts';

/** What an operator wishes of a ride: its vehicle and its wall clocks. */
export interface MoveWish {
  readonly vehicleId: number;
  readonly date: string;
  readonly time: string;
  readonly returnDate: string;
  readonly returnTime: string;
}

type Ride = Pick<Reservation, 'vehicleId' | 'pickupAt' | 'returnAt'>;

/** The wish that changes nothing. */
export const toWish = ({ vehicleId, pickupAt, returnAt }: Ride): MoveWish => ({
  vehicleId,
  date: pickupAt.slice(0, 10),
  time: pickupAt.slice(11, 16),
  returnDate: returnAt?.slice(0, 10) ?? '',
  returnTime: returnAt?.slice(11, 16) ?? '',
});

/** What is to be different; null while nothing is. */
export function findMove(ride: Ride, wish: MoveWish): RideMove | null {
  const [pickupAt, returnAt] = [`${wish.date}T${wish.time}`, `${wish.returnDate}T${wish.returnTime}`];
  const move = {
    ...(wish.vehicleId !== ride.vehicleId && { vehicleId: wish.vehicleId }),
    ...(pickupAt !== ride.pickupAt && { pickupAt }),
    ...(ride.returnAt !== null && returnAt !== ride.returnAt && { returnAt }),
  };
  return Object.keys(move).length === 0 ? null : move;
}

/** Whether an operator may give a ride another vehicle or time. */
export const isMovable = ({ status }: Pick<Reservation, 'status'>): boolean => status === 'confirmed';

/** Whether a ride is where a move put it. */
export const isWhere = (ride: Ride, move: RideMove): boolean =>
  [
    [move.vehicleId, ride.vehicleId],
    [move.pickupAt, ride.pickupAt],
    [move.returnAt, ride.returnAt],
  ].every(([wanted, found]) => wanted == null || wanted === found);

/** What brings a ride back to where it was before a move. */
export const findWayBack = (ride: Ride, move: RideMove): RideMove => ({
  ...(move.vehicleId != null && { vehicleId: ride.vehicleId }),
  ...(move.pickupAt != null && { pickupAt: ride.pickupAt }),
  ...(move.returnAt != null && { returnAt: ride.returnAt }),
});
