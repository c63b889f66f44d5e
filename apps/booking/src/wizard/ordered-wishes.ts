import { findAskedArrivals, type RidePlaces } from '@livree/rides/arrivals';
import type { Booking } from './booking.ts';

/** What is known of its places before a ride has a price. */
export const unpricedPlaces: RidePlaces = { place: 'elsewhere', returnPlace: null };

/** A booking as it is ordered: what was typed for something that is asked no more is left out. */
export function findOrderedWishes(booking: Booking, places: RidePlaces): Booking {
  const asked = findAskedArrivals(booking.extras, places);
  const isWelcomed = booking.extras.some(({ code }) => code === 'meet_and_greet');
  const hasSeats = booking.extras.some(({ code }) => code === 'child_seat');
  return {
    ...booking,
    flightNumber: asked.flight ? booking.flightNumber : '',
    returnFlightNumber: asked.returnFlight ? booking.returnFlightNumber : '',
    trainNumber: asked.train ? booking.trainNumber : '',
    returnTrainNumber: asked.returnTrain ? booking.returnTrainNumber : '',
    signName: isWelcomed ? booking.signName : '',
    childAges: hasSeats ? booking.childAges : [],
    childSeats: hasSeats ? booking.childSeats : [],
  };
}
