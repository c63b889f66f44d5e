import { euros, type Money, type TariffRates } from '@livree/contracts';

/** The rates of a tariff, in the order in which they are edited. */
export const rateNames = [
  'basePrice',
  'pricePerKm',
  'pricePerHour',
  'pricePerStop',
  'minimumPrice',
  'maximumPrice',
] as const;
export type RateName = (typeof rateNames)[number];

/** A tariff as the texts of its form, in euros. */
export type RateValues = Readonly<Record<RateName, string>>;

const write = (money: Money | null): string => (money === null ? '' : String(money.cents / 100));

export const toValues = (rates: TariffRates): RateValues => ({
  basePrice: write(rates.basePrice),
  pricePerKm: write(rates.pricePerKm),
  pricePerHour: write(rates.pricePerHour),
  pricePerStop: write(rates.pricePerStop),
  minimumPrice: write(rates.minimumPrice),
  maximumPrice: write(rates.maximumPrice),
});

/** What is no amount is one that the contract refuses. */
function read(text: string): Money {
  const number = Number(text.replace(',', '.'));
  return euros(text.trim() === '' || Number.isNaN(number) ? -1 : Math.round(number * 100));
}

export const toRates = (values: RateValues): TariffRates => ({
  basePrice: read(values.basePrice),
  pricePerKm: read(values.pricePerKm),
  pricePerHour: read(values.pricePerHour),
  pricePerStop: read(values.pricePerStop),
  minimumPrice: read(values.minimumPrice),
  maximumPrice: values.maximumPrice.trim() === '' ? null : read(values.maximumPrice),
});
