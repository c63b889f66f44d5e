import { childSeatForAge, type ExtraChoice, type PhoneBooking, type QuoteRequest } from '@livree/contracts';
import { fitsRide } from '@livree/rides/extras';
import { readLandingDay } from '@livree/rides/trip';
import { usualLinkHours } from '../../../rides/usual-link-hours.ts';

/** What an operator types while the customer speaks. */
export interface Wish {
  readonly pickup: string;
  readonly stops: readonly string[];
  readonly destination: string;
  readonly date: string;
  readonly time: string;
  readonly returns: boolean;
  readonly returnDate: string;
  readonly returnTime: string;
  readonly vehicleId: number | null;
  /** The hours of a ride that is sold by the hour; null for one by distance. */
  readonly hireHours: number | null;
  readonly passengers: string;
  readonly bags: string;
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
  readonly childAges: readonly (number | null)[];
  /** The chosen seats, in the order of the ages; null for the usual one. */
  readonly childSeats: readonly (string | null)[];
  readonly requests: string;
  readonly linkHours: number;
}

export const noWish: Wish = {
  pickup: '',
  stops: [],
  destination: '',
  date: '',
  time: '',
  returns: false,
  returnDate: '',
  returnTime: '',
  vehicleId: null,
  hireHours: null,
  passengers: '1',
  bags: '',
  extras: [],
  signName: '',
  flightNumber: '',
  flightDate: '',
  trainNumber: '',
  returnFlightNumber: '',
  returnFlightDate: '',
  returnTrainNumber: '',
  childAges: [],
  childSeats: [],
  requests: '',
  linkHours: usualLinkHours,
};

const moment = (date: string, time: string): string | null => (date && time ? `${date}T${time}` : null);

/** The ride to be priced; null while something that makes its price is missing. */
export function findTrip(wish: Wish): QuoteRequest | null {
  const pickupAt = moment(wish.date, wish.time);
  const pickupAddress = wish.pickup.trim();
  const destinationAddress = wish.destination.trim();
  const isHire = wish.hireHours !== null;
  const returnAt = wish.returns && !isHire ? moment(wish.returnDate, wish.returnTime) : null;
  const isComplete =
    pickupAddress !== '' &&
    (isHire || destinationAddress !== '') &&
    (!wish.returns || isHire || returnAt !== null);
  if (pickupAt === null || wish.vehicleId === null || !isComplete) return null;
  return {
    vehicleId: wish.vehicleId,
    pickupAddress,
    ...(destinationAddress !== '' && { destinationAddress }),
    pickupAt,
    ...(returnAt !== null && { returnAt, roundTrip: true }),
    stops: isHire ? [] : wish.stops.map((stop) => stop.trim()).filter((stop) => stop !== ''),
    ...(isHire && { hireHours: wish.hireHours }),
    extras: wish.extras.filter(({ code }) => fitsRide(code, { isHire })),
  };
}

const has = ({ extras }: Wish, wanted: ExtraChoice['code']): boolean =>
  extras.some(({ code }) => code === wanted);

const typed = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The ages that are said, with a seat for each. */
function orderSeats({ childAges, childSeats }: Wish): Pick<PhoneBooking, 'childAges' | 'childSeats'> {
  const children = childAges.flatMap((age, index) =>
    age === null ? [] : [{ age, seat: childSeatForAge(age, childSeats[index]) }],
  );
  return { childAges: children.map(({ age }) => age), childSeats: children.map(({ seat }) => seat) };
}

/** With what the traveller arrives before the way back. */
function orderReturn(wish: Wish, { isFlown, isWelcomed }: { isFlown: boolean; isWelcomed: boolean }) {
  const returnFlightNumber = isFlown ? typed(wish.returnFlightNumber) : null;
  const returnTrainNumber = isWelcomed ? typed(wish.returnTrainNumber) : null;
  return {
    ...(returnFlightNumber !== null && {
      returnFlightNumber,
      returnFlightDate: readLandingDay(wish.returnFlightDate, wish.returnDate),
    }),
    ...(returnTrainNumber !== null && { returnTrainNumber }),
  };
}

/** The booking of a priced ride for a customer. */
export function toBooking(
  wish: Wish,
  trip: QuoteRequest,
  { customerId, quote }: { readonly customerId: number; readonly quote: string },
): PhoneBooking {
  const isWelcomed = has(wish, 'meet_and_greet');
  const isFlown = isWelcomed || has(wish, 'flight_tracking');
  const flightNumber = isFlown ? typed(wish.flightNumber) : null;
  return {
    ...trip,
    customerId,
    quote,
    passengers: Number(wish.passengers) || 1,
    bags: wish.bags === '' ? null : Number(wish.bags),
    signName: isWelcomed ? typed(wish.signName) : null,
    flightNumber,
    flightDate: flightNumber === null ? null : readLandingDay(wish.flightDate, wish.date),
    trainNumber: isWelcomed ? typed(wish.trainNumber) : null,
    ...(trip.returnAt && orderReturn(wish, { isFlown, isWelcomed })),
    ...(has(wish, 'child_seat') ? orderSeats(wish) : { childAges: [] }),
    specialRequests: typed(wish.requests),
    linkHours: wish.linkHours,
  };
}
