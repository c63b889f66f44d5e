import { CalendarDate, getLocalTimeZone, today } from '@internationalized/date';
import { isDay } from './day.ts';

/** Reads `YYYY-MM-DD`; null for anything else. */
export function parseDay(text: string | null | undefined): CalendarDate | null {
  if (!isDay(text)) return null;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return new CalendarDate(year, month, day);
}

/** Today in the visitor's zone. */
export const localToday = (): CalendarDate => today(getLocalTimeZone());
