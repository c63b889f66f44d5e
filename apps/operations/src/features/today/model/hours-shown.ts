const hour = 3_600_000;

/** The part of a day that is drawn, in milliseconds since 1970. */
export interface Shown {
  readonly start: number;
  readonly end: number;
}

export const windows = [13, 24] as const;
export type Window = (typeof windows)[number];

/** The hours of the address: `?hours=24`. */
export const readWindow = (search: URLSearchParams): Window => (search.get('hours') === '24' ? 24 : 13);

/** Where the morning begins on a day that is not today, in hours after midnight. */
const morning = 6;
/** The hours of today that stay in view before now. */
const past = 2;

/** The hours that are drawn: the whole day, or those around now, never beyond the day. */
export function findShown(day: Shown, hours: Window, now: number): Shown {
  if (hours === 24) return day;
  const isToday = day.start <= now && now < day.end;
  const wished = isToday ? Math.floor((now - day.start) / hour) - past : morning;
  const latest = (day.end - day.start) / hour - hours;
  const start = day.start + Math.min(Math.max(0, wished), latest) * hour;
  return { start, end: start + hours * hour };
}

/** Every full hour in view. */
export function listHours({ start, end }: Shown): number[] {
  return Array.from({ length: Math.round((end - start) / hour) }, (_, index) => start + index * hour);
}

/** Where a moment lies, from 0 to 1; moments outside lie at the edge. */
export const locateMoment = (moment: number, { start, end }: Shown): number =>
  Math.min(1, Math.max(0, (moment - start) / (end - start)));

/** A part of the hours in view as a length. */
export const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;
