import { ApiError } from '@livree/api-client';
import type { Quote } from '@livree/contracts';
import { pickupAt, returnAt } from '../../../trip/trip.ts';
import { findOrderedTrip, isHire, type Booking } from '../../../wizard/booking.ts';
import type { Period } from '../api/availability-query.ts';

export type Availability =
  | { readonly status: 'unasked' | 'checking' | 'available' | 'unavailable' }
  | { readonly status: 'failed'; readonly reason: 'connection' | 'session' | 'vehicle' | 'other' };

/** The parts of a booking that occupy a vehicle. */
export type Occupying = Pick<Booking, 'serviceType' | 'vehicleId' | 'trip' | 'hireHours'>;

/** The period that the ride would be booked for; null without vehicle, pickup date or pickup time. */
export function findPeriod(booking: Occupying, quote: Quote | undefined): Period | null {
  const { vehicleId } = booking;
  const trip = findOrderedTrip(booking);
  const pickup = pickupAt(trip);
  if (vehicleId === null || pickup === null) return null;
  const pickupAddress = trip.departure.trim() || null;
  const durationSeconds = findDuration(booking, quote);
  return { vehicleId, pickupAt: pickup, returnAt: returnAt(trip), pickupAddress, durationSeconds };
}

/** Of the hire, or of the first drive as far as a price is known. */
function findDuration(booking: Occupying, quote: Quote | undefined): number | null {
  if (isHire(booking)) return booking.hireHours ? booking.hireHours * 3600 : null;
  return quote?.route ? Math.round(quote.route.duration.value) : null;
}

const connectionFaults = new Set(['network', 'timeout', 'unavailable']);

/** Why a check failed, as a key of its texts. */
export function failureReason(error: unknown): 'connection' | 'session' | 'vehicle' | 'other' {
  if (!(error instanceof ApiError)) return 'other';
  if (connectionFaults.has(error.code)) return 'connection';
  if (error.status === 401) return 'session';
  return error.status === 404 ? 'vehicle' : 'other';
}
