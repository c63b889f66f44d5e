import {
  childSeatForAge,
  extraCodes,
  isOneOf,
  type ExtraChoice,
  type ExtraCode,
  type Reservation,
  type RideChange,
} from '@livree/contracts';
import { readLandingDay, stopAddresses, type TripPlaces } from '@livree/rides/trip';

/** What can be different in a ride, as its form shows it: days as `2026-12-01`, times as `05:10`. */
export interface ChangeWish extends TripPlaces {
  readonly date: string;
  readonly time: string;
  /** Empty without a return of its own. */
  readonly returnDate: string;
  readonly returnTime: string;
  readonly vehicleId: number;
  readonly passengers: number;
  readonly bags: number;
  readonly extras: readonly ExtraChoice[];
  readonly signName: string;
  readonly flightNumber: string;
  /** The day of its landing; empty for that of the pickup. */
  readonly flightDate: string;
  readonly trainNumber: string;
  /** The same before the way back. */
  readonly returnFlightNumber: string;
  readonly returnFlightDate: string;
  readonly returnTrainNumber: string;
  /** One for each seat; null for one that is not said yet. */
  readonly childAges: readonly (number | null)[];
  /** The chosen seats, in the order of the ages; null for the usual one. */
  readonly childSeats: readonly (string | null)[];
}

/** The form of a ride that stays as it is. */
export const toWish = (ride: Reservation): ChangeWish => ({
  ...readPlaces(ride),
  date: ride.pickupAt.slice(0, 10),
  time: ride.pickupAt.slice(11, 16),
  returnDate: ride.returnAt?.slice(0, 10) ?? '',
  returnTime: ride.returnAt?.slice(11, 16) ?? '',
  vehicleId: ride.vehicleId,
  passengers: ride.passengers,
  bags: ride.bags ?? 0,
  extras: ride.extras.flatMap(({ code, quantity }) =>
    isOneOf(extraCodes, code) ? [{ code, quantity }] : [],
  ),
  signName: ride.signName ?? '',
  flightNumber: ride.flightNumber ?? '',
  flightDate: ride.flightDate ?? '',
  trainNumber: ride.trainNumber ?? '',
  returnFlightNumber: ride.returnFlightNumber ?? '',
  returnFlightDate: ride.returnFlightDate ?? '',
  returnTrainNumber: ride.returnTrainNumber ?? '',
  childAges: ride.childAges ?? [],
  childSeats: ride.childSeats ?? [],
});

/** A ride by the hour may end where it begins, a return mirrors the way there unless it has places of its own. */
function readPlaces(ride: Reservation): TripPlaces {
  const { pickupAddress, destinationAddress, roundTrip, returnPickupAddress, returnDestinationAddress } =
    ride;
  return {
    departure: pickupAddress,
    destination: destinationAddress,
    stops: ride.stops.map((address, index) => ({ id: String(index + 1), address })),
    roundTrip,
    returnDeparture: roundTrip ? (returnPickupAddress ?? destinationAddress) : '',
    returnDestination: roundTrip ? (returnDestinationAddress ?? pickupAddress) : '',
  };
}

/** The form of a ride that was changed while it was open: what the customer has not touched is as it is now. */
export function mergeWish(wish: ChangeWish, before: ChangeWish, now: ChangeWish): ChangeWish {
  return { ...now, ...pickDifferent(before, wish) };
}

/** How often an extra is chosen. */
export const countExtra = ({ extras }: Pick<ChangeWish, 'extras'>, wanted: ExtraCode): number =>
  extras.find(({ code }) => code === wanted)?.quantity ?? 0;

/** What is different from the ride as it is; null if nothing is, or a day or an hour is missing. */
export function findChange(reservation: Reservation, wish: ChangeWish): RideChange | null {
  if (wish.date === '' || wish.time === '') return null;
  const change = pickDifferent(toRequest(toWish(reservation)), toRequest(wish));
  return Object.keys(change).length === 0 ? null : change;
}

function pickDifferent<Request extends object>(before: Request, after: Partial<Request>): Partial<Request> {
  const different = { ...after };
  for (const field in different)
    if (JSON.stringify(different[field]) === JSON.stringify(before[field])) delete different[field];
  return different;
}

/** The whole ride of a form, as the API names it; what was typed for an extra that is chosen no more is left out. */
function toRequest(wish: ChangeWish) {
  const isWelcomed = countExtra(wish, 'meet_and_greet') > 0;
  const isFlown = isWelcomed || countExtra(wish, 'flight_tracking') > 0;
  const flightNumber = isFlown ? wish.flightNumber.trim() || null : null;
  const returnFlightNumber = isFlown ? wish.returnFlightNumber.trim() || null : null;
  const hasSeats = countExtra(wish, 'child_seat') > 0;
  return {
    pickupAt: `${wish.date}T${wish.time}`,
    returnAt:
      wish.returnDate === '' || wish.returnTime === '' ? null : `${wish.returnDate}T${wish.returnTime}`,
    pickupAddress: wish.departure.trim(),
    destinationAddress: wish.destination.trim() || null,
    stops: stopAddresses(wish),
    returnPickupAddress: wish.returnDeparture.trim() || null,
    returnDestinationAddress: wish.returnDestination.trim() || null,
    vehicleId: wish.vehicleId,
    passengers: wish.passengers,
    bags: wish.bags,
    extras: wish.extras.toSorted((one, other) => one.code.localeCompare(other.code)),
    signName: isWelcomed ? wish.signName.trim() || null : null,
    flightNumber,
    flightDate: flightNumber === null ? null : readLandingDay(wish.flightDate, wish.date),
    trainNumber: isWelcomed ? wish.trainNumber.trim() || null : null,
    returnFlightNumber,
    returnFlightDate:
      returnFlightNumber === null ? null : readLandingDay(wish.returnFlightDate, wish.returnDate) || null,
    returnTrainNumber: isWelcomed ? wish.returnTrainNumber.trim() || null : null,
    childAges: hasSeats ? wish.childAges.filter((age) => age !== null) : [],
    childSeats: hasSeats ? orderSeats(wish) : [],
  } satisfies RideChange;
}

/** The seat of each child whose age is said. */
const orderSeats = ({ childAges, childSeats }: ChangeWish) =>
  childAges.flatMap((age, index) => (age === null ? [] : [childSeatForAge(age, childSeats[index])]));

/** How the price moves, and by how much. */
export function compareCents(before: number, after: number) {
  const cents = Math.abs(after - before);
  return { kind: after < before ? 'back' : after > before ? 'due' : 'same', cents } as const;
}
