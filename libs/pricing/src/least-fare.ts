import { price } from './price.ts';
import type { Tariff } from './tariff.ts';

/** A weekday at noon, without surcharges. */
const pickup = '2026-01-05T12:00';

/** The least that any ride by a tariff costs, in cents. */
export function findLeastFare(tariff: Tariff, { isPremium }: { readonly isPremium: boolean }): number {
  const outbound = { metres: 0, seconds: 0, stops: 0, pickup };
  return price({ mode: 'distance', tariff, drives: { outbound, premium: isPremium } }).total;
}
