import { Temporal } from 'temporal-polyfill';

/** From its first moment to the first one after it. */
export interface Period {
  /** `2026-06-10` or `2026-06`. */
  readonly name: string;
  readonly start: Date;
  readonly end: Date;
}

export interface AskedPeriod {
  readonly month: Period;
  /** Null if a month is asked for. */
  readonly day: Period | null;
}

/**
 * A month, and a day of it if one is asked for, between midnights of a zone: days of 23 and 25 hours are whole.
 * @param asked `2026-06-10`, `2026-06`, or the month of `now` by default
 */
export function readPeriod(asked: string | undefined, now: Date, timeZone: string): AskedPeriod {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const text = asked ?? today.toPlainDate().toString().slice(0, 7);
  const between = (name: string, first: Temporal.PlainDate, next: Temporal.PlainDate): Period => {
    const midnight = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
    return { name, start: midnight(first), end: midnight(next) };
  };
  const first = Temporal.PlainDate.from(`${text.slice(0, 7)}-01`);
  const month = between(text.slice(0, 7), first, first.add({ months: 1 }));
  if (text.length === 7) return { month, day: null };
  const date = Temporal.PlainDate.from(text);
  return { month, day: between(text, date, date.add({ days: 1 })) };
}

/** The period that a list shows: a day if one is asked for, else its month. */
export function findPeriod(asked: string | undefined, now: Date, timeZone: string): Period {
  const { day, month } = readPeriod(asked, now, timeZone);
  return day ?? month;
}
