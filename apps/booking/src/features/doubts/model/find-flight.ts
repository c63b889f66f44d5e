import { flightDoubts, flightNumber, isOneOf, type FlightCheck } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { findAskedArrivals, type RidePlaces } from '@livree/rides/arrivals';
import { readLandingDay } from '@livree/rides/trip';
import { pickupAt, returnAt } from '../../../trip/trip.ts';
import type { Booking } from '../../../wizard/booking.ts';
import type { Doubt } from './doubt.ts';

type About = 'flight' | 'returnFlight';

/** The flights of a booking that can be checked: those that are asked for at an airport, with their pickups. */
export const findFlights = (booking: Booking, places: RidePlaces) =>
  (['flight', 'returnFlight'] as const).flatMap((about) => {
    const body = findFlight(booking, places, about);
    return body === null ? [] : [{ about, body }];
  });

function findFlight(booking: Booking, places: RidePlaces, about: About) {
  const { trip } = booking;
  const isReturn = about === 'returnFlight';
  const place = isReturn ? places.returnPlace : places.place;
  const typed = isReturn ? booking.returnFlightNumber : booking.flightNumber;
  const number = z.safeParse(flightNumber, typed ?? '').data;
  const at = isReturn ? returnAt(trip) : pickupAt(trip);
  const isAsked = findAskedArrivals(booking.extras, places)[about] && place === 'airport';
  if (!isAsked || number === undefined || at === null) return null;
  const day = (isReturn ? booking.returnFlightDate : booking.flightDate) ?? '';
  return {
    flightNumber: number,
    flightDate: readLandingDay(day, isReturn ? trip.returnDate : trip.date),
    pickupAddress: (isReturn ? trip.returnDeparture : trip.departure).trim(),
    pickupAt: at,
  };
}

/** The doubt that a check of a flight leaves. */
export function findFlightDoubts(about: About, number: string, check: FlightCheck): Doubt[] {
  const { doubt, isSandbox, landingAt = null, suggestedPickupAt = null } = check;
  if (doubt === null || !isOneOf(flightDoubts, doubt)) return [];
  return [{ about, number, doubt, isSandbox, landingAt, suggestedPickupAt }];
}
