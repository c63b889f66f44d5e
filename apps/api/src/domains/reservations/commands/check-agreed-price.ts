import { type Language, type ReservationRequest, type TextKey, euros } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { AppError } from '../../../platform/http/index.ts';
import type { PricedRide } from '../../pricing/index.ts';

/** Kilometres are sent with two decimals: half of the last one is rounding. */
const roundingMetres = 10;

/**
 * Refuses a price or distance that is not the server's own, and tells the true one: nobody pays what they were not shown.
 * @throws AppError `pricing.price_changed`, with the total in euros
 */
export function checkAgreedPrice(request: ReservationRequest, ride: PricedRide, language: Language): void {
  const faults: Record<string, readonly TextKey[]> = {};
  if (request.totalPrice && request.totalPrice.cents !== ride.fare.total) {
    faults['total_price'] = ['pricing.price_changed'];
  }
  const metres = ride.outbound?.metres;
  const sent = request.distanceKm;
  if (sent != null && metres !== undefined && Math.abs(sent * 1000 - metres) > roundingMetres) {
    faults['distance_km'] = ['pricing.price_changed'];
  }
  if (Object.keys(faults).length === 0) return;
  const total = formatterFor(language).money(ride.fare.total);
  const params = {
    total,
    total_price: euros(ride.fare.total).cents / 100,
    ...(metres !== undefined && { distance_km: Math.round(metres / 10) / 100 }),
  };
  throw new AppError('pricing.price_changed', params, faults);
}
