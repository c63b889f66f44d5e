import { days, firstDay, newYear, shape } from './company.ts';
import { exponential } from './random.ts';

const hourMs = 3_600_000;
/** Hours of the year, from its first day. */
export const newYearsEve = (Date.UTC(2026, 11, 31) - firstDay) / hourMs + newYear.firstHour;

/** How much an hour of the year has, beside others. */
function weigh(hour: number): number {
  const at = new Date(firstDay + hour * hourMs);
  const weekday = (at.getUTCDay() + 6) % 7;
  const usual =
    (shape.hours[at.getUTCHours()] ?? 0) *
    (shape.weekdays[weekday] ?? 0) *
    (shape.months[at.getUTCMonth()] ?? 0);
  return usual * (newYear.factors[hour - newYearsEve] ?? 1);
}

/** Arrivals expected in each hour of a year with so many in all. */
export function spread(volume: number): number[] {
  const weights = Array.from({ length: days * 24 }, (_, hour) => weigh(hour));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (volume * weight) / all);
}

/** A part of an hour of the year, in seconds from the hour's begin. */
export interface Slice {
  readonly hour: number;
  readonly seconds: number;
}

/** Moments in seconds of the year at which somebody arrives, whoever else is there (Poisson). */
export function* arrive(
  hourly: readonly number[],
  slices: readonly Slice[],
  random: () => number,
): Generator<number, void> {
  for (const { hour, seconds } of slices) {
    const pause = 3600 / (hourly[hour] ?? 0);
    const begin = hour * 3600;
    for (let at = begin + exponential(random, pause); at < begin + seconds; at += exponential(random, pause))
      yield at;
  }
}
