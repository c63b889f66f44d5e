import { ApiError } from '@livree/api-client';
import { pickupAt, returnAt } from '../../../trip/trip.ts';
import type { Booking } from '../../../wizard/booking.ts';
import type { Period } from '../api/availability-query.ts';

export type Availability =
  | { readonly status: 'unasked' | 'checking' | 'available' | 'unavailable' }
  | { readonly status: 'failed'; readonly reason: 'connection' | 'session' | 'vehicle' | 'other' };

/** The period to check; null without vehicle, pickup date or pickup time. */
export function findPeriod({ vehicleId, trip }: Pick<Booking, 'vehicleId' | 'trip'>): Period | null {
  const pickup = pickupAt(trip);
  if (vehicleId === null || pickup === null) return null;
  const pickupAddress = trip.departure.trim() || null;
  return { vehicleId, pickupAt: pickup, returnAt: returnAt(trip), pickupAddress };
}

const connectionFaults = new Set(['network', 'timeout', 'unavailable']);

/** Why a check failed, as a key of its texts. */
export function failureReason(error: unknown): 'connection' | 'session' | 'vehicle' | 'other' {
  if (!(error instanceof ApiError)) return 'other';
  if (connectionFaults.has(error.code)) return 'connection';
  if (error.status === 401) return 'session';
  return error.status === 404 ? 'vehicle' : 'other';
}
