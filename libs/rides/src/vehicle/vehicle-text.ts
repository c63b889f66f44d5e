import type { Vehicle } from '@livree/contracts';
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

/** What a vehicle costs before a journey is known. */
export interface StartingPrice {
  /** The least that a ride costs; per hour if it is unknown. */
  readonly amount: string;
  /** What the amount is for, and the price per hour. */
  readonly unit: string | null;
}

/**
 * The least price of a ride, which is that of the cheapest town, beside the price per hour, each with its unit; `t`
 * translates the namespace `common`.
 */
export function startingPrice(
  { ridePriceFrom, pricePerHour }: Partial<Pick<Vehicle, 'ridePriceFrom' | 'pricePerHour'>>,
  t: TFunction,
  language: Language,
): StartingPrice {
  const hourly = hourlyPriceText(pricePerHour?.cents, t, language);
  if (!ridePriceFrom || !pricePerHour) return { amount: hourly, unit: null };
  const price = unbroken(formatterFor(language).shortMoney(ridePriceFrom.cents));
  return { amount: t('ride.priceFrom', { price }), unit: `${t('ride.each')}, ${unbroken(hourly)}` };
}

/** Where our own pictures are: those of an operator are elsewhere. */
const ownPictures = '/pictures/';

/** That another vehicle of the class may come, and that the picture is an illustration; `t` translates `common`. */
export function pictureNote(src: string | null, t: TFunction): string {
  const isIllustration = src === null || src.startsWith(ownPictures);
  return t(isIllustration ? 'ride.similarIllustration' : 'ride.similar');
}
