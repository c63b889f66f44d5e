import type { FareLine, FareLineDetail } from './fare.ts';

const multiplierScale = 10_000n;
/**
 * One cent: divisible by thousandths (metres), 3600ths (seconds), four multipliers and one half, without remainder.
 */
const oneCent = 36_000n * multiplierScale ** 4n;

/** A line whose amount is not yet rounded. */
export type ExactLine = Omit<FareLine, 'cents' | 'detail'> & {
  readonly amount: bigint;
  readonly detail: FareLineDetail;
};

function wholeNumber(value: number, name: string): bigint {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`${name} must be a whole number of at least 0, got ${value}`);
  }
  return BigInt(value);
}

/** cents × count ÷ per, kept exact. `per` must divide 36 000. */
export function exactAmount(cents: number, count = 1, per = 1): bigint {
  return (wholeNumber(cents, 'price') * wholeNumber(count, 'count') * oneCent) / BigInt(per);
}

/** Exact for up to four successive multipliers. */
export function multiply(amount: bigint, multiplier: number): bigint {
  if (!Number.isFinite(multiplier) || multiplier < 0) {
    throw new RangeError(`multiplier must be at least 0, got ${multiplier}`);
  }
  return (amount * BigInt(Math.round(multiplier * Number(multiplierScale)))) / multiplierScale;
}

const roundToCents = (amount: bigint): number => Number((amount + oneCent / 2n) / oneCent);

/** Rounds the running total, not each line, so the lines sum to the total, which is rounded once. */
export function roundLines(lines: readonly ExactLine[]): FareLine[] {
  let running = 0n;
  return lines.map(({ code, amount, detail }) => {
    const before = roundToCents(running);
    running += amount;
    return { code, cents: roundToCents(running) - before, detail };
  });
}
