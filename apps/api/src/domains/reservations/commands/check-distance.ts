import { type Language, type ReservationRequest, euros } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { AppError } from '../../../platform/http/index.ts';
import type { PricedTrip } from '../../pricing/index.ts';

/** Kilometres are sent with two decimals. */
const roundingMetres = 10;

/**
 * Refuses a distance that differs from the server's, for both drives or the outbound one.
 * @throws AppError `pricing.price_changed` with the true distance in kilometres and price in euros
 */
export function checkDistance(
  { distanceKm }: ReservationRequest,
  { outbound, return: back, total }: PricedTrip,
  language: Language,
): void {
  if (distanceKm == null || !outbound) return;
  const metres = outbound.metres + (back?.metres ?? 0);
  const isNear = (known: number) => Math.abs(distanceKm * 1000 - known) <= roundingMetres;
  if (isNear(metres) || isNear(outbound.metres)) return;
  const params = {
    total: formatterFor(language).money(total),
    total_price: euros(total).cents / 100,
    distance_km: Math.round(metres / 10) / 100,
  };
  throw new AppError('pricing.price_changed', params, { distance_km: ['pricing.price_changed'] });
}
