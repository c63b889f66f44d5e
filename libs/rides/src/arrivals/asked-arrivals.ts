import {
  isOneOf,
  waitingPlaces,
  type ExtraChoice,
  type ExtraCode,
  type FreeWaiting,
  type WaitingPlace,
} from '@livree/contracts';

/** Where the ways of a ride begin. */
export interface RidePlaces {
  readonly place: WaitingPlace;
  /** Null without a way back. */
  readonly returnPlace: WaitingPlace | null;
}

interface Known {
  readonly pickupPlace?: string | undefined;
  readonly returnPlace?: string | null | undefined;
  readonly freeWaiting?: FreeWaiting | null | undefined;
}

const readPlace = (place: string): WaitingPlace => (isOneOf(waitingPlaces, place) ? place : 'elsewhere');

/** What a price, or a ride, says of its places. Servers of earlier releases name the first by the waiting there, and not the second. */
export const findPlaces = ({ pickupPlace, returnPlace, freeWaiting }: Known): RidePlaces => ({
  place: readPlace(pickupPlace ?? freeWaiting?.place ?? 'elsewhere'),
  returnPlace: returnPlace == null ? null : readPlace(returnPlace),
});

/** Of which arrivals a ride asks. */
export interface AskedArrivals {
  readonly flight: boolean;
  readonly returnFlight: boolean;
  readonly train: boolean;
  readonly returnTrain: boolean;
}

/** Who is awaited with a sign, or whose flight is followed, says how they arrive: with which flight at an airport, train at a station. */
export function findAskedArrivals(
  extras: readonly Pick<ExtraChoice, 'code'>[],
  { place, returnPlace }: RidePlaces,
): AskedArrivals {
  const has = (wanted: ExtraCode): boolean => extras.some(({ code }) => code === wanted);
  const isWelcomed = has('meet_and_greet');
  const isTracked = has('flight_tracking');
  const isAsked = isWelcomed || isTracked;
  return {
    flight: (isAsked && place === 'airport') || (isTracked && returnPlace !== 'airport'),
    returnFlight: isAsked && returnPlace === 'airport',
    train: isWelcomed && place === 'station',
    returnTrain: isWelcomed && returnPlace === 'station',
  };
}
