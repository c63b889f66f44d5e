import {
  childSeatForAge,
  type ExtraCode,
  type QuoteRequest,
  type ReservationRequest,
} from '@livree/contracts';
import { readLandingDay } from '@livree/rides/trip';
import type { Booking } from '../../../wizard/booking.ts';

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
export const orderRide = (
  request: QuoteRequest,
  { contact, traveller, passengers, bags, extras, specialRequests, ...wishes }: Booking,
): OrderedRide => ({
  ...request,
  clientName: contact.name.trim() || null,
  clientEmail: contact.email.trim() || null,
  clientPhone: contact.phone.trim() || null,
  ...(traveller ? { traveller: orderTraveller(traveller) } : {}),
  passengers,
  bags: bags ?? 0,
  ...orderWishes(extras, wishes, wishes.trip.date),
  specialRequests: specialRequests.trim() || null,
});

const orderTraveller = ({ name, phone, email, language }: NonNullable<Booking['traveller']>) => ({
  name: name.trim(),
  phone: phone.trim(),
  email: email.trim() || null,
  language,
});

type Wishes = 'flightNumber' | 'flightDate' | 'trainNumber' | 'signName' | 'childAges' | 'childSeats';

/** What the chosen extras need; what was typed for an extra that is chosen no more is left out. */
function orderWishes(
  extras: Booking['extras'],
  {
    flightNumber = '',
    flightDate = '',
    trainNumber = '',
    signName = '',
    childAges = [],
    childSeats = [],
  }: Pick<Booking, Wishes>,
  pickupDay: string,
): Pick<OrderedRide, Wishes> {
  const has = (code: ExtraCode): boolean => extras.some((extra) => extra.code === code);
  const isFlown = (has('meet_and_greet') || has('flight_tracking')) && flightNumber.trim() !== '';
  return {
    ...(isFlown && {
      flightNumber: flightNumber.trim(),
      flightDate: readLandingDay(flightDate, pickupDay),
    }),
    ...(has('meet_and_greet') && {
      signName: signName.trim(),
      ...(trainNumber.trim() !== '' && { trainNumber: trainNumber.trim() }),
    }),
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
