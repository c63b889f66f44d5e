import {
  childSeatForAge,
  type ExtraCode,
  type QuoteRequest,
  type ReservationRequest,
} from '@livree/contracts';
import type { RidePlaces } from '@livree/rides/arrivals';
import { readLandingDay } from '@livree/rides/trip';
import type { Booking } from '../../../wizard/booking.ts';
import { findOrderedWishes } from '../../../wizard/ordered-wishes.ts';

/** The ride to reserve, without its price and how it is paid. */
export type OrderedRide = Omit<
  ReservationRequest,
  | 'quote'
  | 'totalPrice'
  | 'termsVersion'
  | 'paymentProvider'
  | 'paymentData'
  | 'paymentMethodId'
  | 'saveCard'
  | 'returnPath'
>;

/** Makes the ride to reserve of the wizard's values. */
export const orderRide = (request: QuoteRequest, booking: Booking, places: RidePlaces): OrderedRide => {
  const { contact, traveller, passengers, bags, specialRequests } = booking;
  return {
    ...request,
    clientName: contact.name.trim() || null,
    clientEmail: contact.email.trim() || null,
    clientPhone: contact.phone.trim() || null,
    ...(traveller ? { traveller: orderTraveller(traveller) } : {}),
    passengers,
    bags: bags ?? 0,
    ...orderWishes(findOrderedWishes(booking, places)),
    specialRequests: specialRequests.trim() || null,
  };
};

const orderTraveller = ({ name, phone, email, language }: NonNullable<Booking['traveller']>) => ({
  name: name.trim(),
  phone: phone.trim(),
  email: email.trim() || null,
  language,
});

type Wishes =
  | 'flightNumber'
  | 'flightDate'
  | 'returnFlightNumber'
  | 'returnFlightDate'
  | 'signName'
  | 'trainNumber'
  | 'returnTrainNumber'
  | 'childAges'
  | 'childSeats';

/** What the chosen extras need. */
function orderWishes(booking: Booking): Pick<OrderedRide, Wishes> {
  const { trip, childAges = [], childSeats = [], ...typed } = booking;
  const text = (
    name: 'flightNumber' | 'returnFlightNumber' | 'signName' | 'trainNumber' | 'returnTrainNumber',
  ) => typed[name]?.trim() ?? '';
  const [flightNumber, returnFlightNumber] = [text('flightNumber'), text('returnFlightNumber')];
  const [trainNumber, returnTrainNumber] = [text('trainNumber'), text('returnTrainNumber')];
  const has = (code: ExtraCode): boolean => booking.extras.some((extra) => extra.code === code);
  return {
    ...(flightNumber !== '' && {
      flightNumber,
      flightDate: readLandingDay(typed.flightDate ?? '', trip.date),
    }),
    ...(returnFlightNumber !== '' && {
      returnFlightNumber,
      returnFlightDate: readLandingDay(typed.returnFlightDate ?? '', trip.returnDate),
    }),
    ...(has('meet_and_greet') && { signName: text('signName') }),
    ...(trainNumber !== '' && { trainNumber }),
    ...(returnTrainNumber !== '' && { returnTrainNumber }),
    ...(has('child_seat') && orderSeats(childAges, childSeats)),
  };
}

/** The ages that are said, and their seats where the customer chose one. */
function orderSeats(
  ages: readonly (number | null)[],
  chosen: readonly (string | null)[],
): Pick<OrderedRide, 'childAges' | 'childSeats'> {
  const children = ages.flatMap((age, index) => (age === null ? [] : [{ age, seat: chosen[index] ?? null }]));
  return {
    childAges: children.map(({ age }) => age),
    ...(children.some(({ seat }) => seat !== null) && {
      childSeats: children.map(({ age, seat }) => childSeatForAge(age, seat)),
    }),
  };
}
