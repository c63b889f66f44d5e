import { formatterFor, type Language } from '@livree/i18n';
import type { TFunction } from 'i18next';

/** Keeps a number and its unit on one line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');

/** How many passengers and, if known, pieces of luggage a vehicle takes; `t` translates the namespace `common`. */
export function roomText(
  { seats, luggageCapacity }: { readonly seats: number; readonly luggageCapacity?: number | undefined },
  t: TFunction,
): string {
  const passengers = unbroken(t('ride.passengers', { count: seats }));
  if (luggageCapacity === undefined) return passengers;
  return `${passengers}, ${unbroken(t('ride.luggage', { count: luggageCapacity }))}`;
}

/** The price per hour from `cents`, or on request without a price; `t` translates the namespace `common`. */
export function hourlyPriceText(cents: number | null | undefined, t: TFunction, language: Language): string {
  if (typeof cents !== 'number') return t('ride.priceOnRequest');
  return t('ride.perHour', { price: formatterFor(language).shortMoney(cents) });
}
