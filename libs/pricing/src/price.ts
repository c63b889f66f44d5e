import { distanceLines } from './distance-fare.ts';
import type { Drives } from './distance-fare.ts';
import { exactAmount, roundLines } from './exact.ts';
import type { ExactLine } from './exact.ts';
import type { ChosenExtra, Fare, FareLine } from './fare.ts';
import { hourlyLines } from './hourly-fare.ts';
import type { Hire } from './hourly-fare.ts';
import { extraCodes, extraPrice } from './tariff.ts';
import type { Tariff } from './tariff.ts';

export type PriceInput = {
  readonly tariff: Tariff;
  readonly extras?: readonly ChosenExtra[];
} & (
  | { readonly mode: 'distance'; readonly drives: Drives }
  | { readonly mode: 'hourly'; readonly hire: Hire }
);

function extraLines(extras: readonly ChosenExtra[]): ExactLine[] {
  return extraCodes.flatMap((code) => {
    const chosen = extras.filter((extra) => extra.code === code);
    const quantity = chosen.reduce((total, extra) => total + extra.quantity, 0);
    if (quantity === 0) return [];
    return [{ code, amount: exactAmount(extraPrice[code].cents, quantity), detail: { quantity } }];
  });
}

function boundLines(total: number, { minimum, maximum }: Tariff): FareLine[] {
  if (maximum !== null && total > maximum) {
    return [{ code: 'maximum', cents: maximum - total, detail: { limit: maximum } }];
  }
  if (total < minimum) {
    return [{ code: 'minimum', cents: minimum - total, detail: { limit: minimum } }];
  }
  return [];
}

const sumCents = (lines: readonly FareLine[]): number => lines.reduce((total, { cents }) => total + cents, 0);

/**
 * Prices a ride. Returns itemised lines that sum to the total to the cent; the total is between the tariff's minimum
 * and maximum.
 * @throws RangeError for an amount, distance, duration or count that is negative or not whole, or an invalid date
 */
export function price(input: PriceInput): Fare {
  const ride =
    input.mode === 'distance' ? distanceLines(input.drives, input.tariff) : hourlyLines(input.hire);
  const lines = roundLines([...ride, ...extraLines(input.extras ?? [])]);
  lines.push(...boundLines(sumCents(lines), input.tariff));
  return { lines, total: sumCents(lines) };
}
