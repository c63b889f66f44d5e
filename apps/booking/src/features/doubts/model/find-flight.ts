import { flightDoubts, flightNumber, isOneOf, type ExtraCode, type FlightCheck } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { readLandingDay } from '@livree/rides/trip';
import { pickupAt } from '../../../trip/trip.ts';
import type { Booking } from '../../../wizard/booking.ts';
import type { Doubt } from './doubt.ts';

/** The flight of a booking that can be checked; null without one, or without its pickup. */
export function findFlight(booking: Booking) {
  const has = (code: ExtraCode): boolean => booking.extras.some((extra) => extra.code === code);
  const number = z.safeParse(flightNumber, booking.flightNumber ?? '').data;
  const at = pickupAt(booking.trip);
  const pickupAddress = booking.trip.departure.trim();
  const isFlown = has('flight_tracking') || has('meet_and_greet');
  if (!isFlown || number === undefined || at === null) return null;
  const flightDate = readLandingDay(booking.flightDate ?? '', booking.trip.date);
  return { flightNumber: number, flightDate, pickupAddress, pickupAt: at };
}

/** The doubt that a check of a flight leaves. */
export function findFlightDoubts(number: string, check: FlightCheck): Doubt[] {
  const { doubt, isSandbox, landingAt = null, suggestedPickupAt = null } = check;
  if (doubt === null || !isOneOf(flightDoubts, doubt)) return [];
  return [{ about: 'flight', number, doubt, isSandbox, landingAt, suggestedPickupAt }];
}
