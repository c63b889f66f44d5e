import type { Tariff } from './tariff.ts';

/** Wall-clock time at the pickup place, 'YYYY-MM-DDTHH:mm' (seconds are ignored). */
export type LocalDateTime = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/;

function parse(local: LocalDateTime): { weekday: number; hour: number } {
  const date = new Date(`${local.slice(0, 16)}:00Z`);
  if (
    !pattern.test(local) ||
    Number.isNaN(date.getTime()) ||
    !date.toISOString().startsWith(local.slice(0, 16))
  ) {
    throw new RangeError(`not a local date and time: ${local}`);
  }
  return { weekday: date.getUTCDay(), hour: date.getUTCHours() };
}

/** From the tariff's start hour (included) over midnight to its end hour (excluded). */
export function isNight(
  local: LocalDateTime,
  { nightStartHour, nightEndHour }: Pick<Tariff, 'nightStartHour' | 'nightEndHour'>,
): boolean {
  const { hour } = parse(local);
  return hour >= nightStartHour || hour < nightEndHour;
}

/** Saturday or Sunday. */
export function isWeekend(local: LocalDateTime): boolean {
  const { weekday } = parse(local);
  return weekday === 0 || weekday === 6;
}
