import { CalendarDate, getLocalTimeZone, today } from '@internationalized/date';

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** Reads `YYYY-MM-DD`; null for anything else. */
export function parseDay(text: string | null | undefined): CalendarDate | null {
  const parts = isoDay.exec(text ?? '');
  if (!parts) return null;
  const [year, month, day] = parts.slice(1).map(Number);
  const date = new CalendarDate(year ?? 0, month ?? 0, day ?? 0);
  return date.toString() === text ? date : null;
}

/** Today in the visitor's zone. */
export const localToday = (): CalendarDate => today(getLocalTimeZone());

/** A day in words, such as "mar. 1 décembre 2026"; the same on every machine. */
export const dayInWords = (day: CalendarDate, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day.toDate('UTC'));
