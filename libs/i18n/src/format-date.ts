import { getLocale } from './language.ts';
import type { Language } from './language.ts';
import { memoize } from './memoize.ts';

const noBreakSpace = '\u00a0';

/** An instant, shown in the given zone; or a wall-clock time 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm', shown unchanged. */
export type DateValue = Date | string;

const styles = {
  /** 1er décembre 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** mardi 1er décembre 2026 */
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 01/12/2026 */
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** mar. 1er déc. */
  compact: { weekday: 'short', day: 'numeric', month: 'short' },
  /** mar. 1er décembre 2026 */
  chosen: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  /** décembre 2026 */
  month: { month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = Exclude<keyof typeof styles, 'time'>;

export interface DateFormatter {
  readonly date: (value: DateValue, style: DateStyle) => string;
  /** '05:10' */
  readonly time: (value: DateValue) => string;
  /** 'mardi 1er décembre 2026, 05:10' */
  readonly dateTime: (value: DateValue, style: DateStyle) => string;
  /** The seven days from Monday: 'lundi' or 'lun.'. */
  readonly weekdays: (length: 'long' | 'short') => string[];
}

function parseDate(value: DateValue): Date {
  if (value instanceof Date) return value;
  return new Date(value.length === 10 ? `${value}T00:00Z` : `${value.slice(0, 16)}Z`);
}

/** French writes the first of the month as an ordinal; Intl does not. */
const withOrdinal = (language: Language, { type, value }: Intl.DateTimeFormatPart): string =>
  language === 'fr' && type === 'day' && value === '1' ? '1er' : value;

/** The words of a date; the day and its month stay together at a line end. */
function joinParts(language: Language, parts: readonly Intl.DateTimeFormatPart[]): string {
  const day = parts.findIndex(({ type }) => type === 'day');
  const month = parts.findIndex(({ type }) => type === 'month');
  return parts
    .map((part, at) =>
      at > day && at < month ? part.value.replaceAll(' ', noBreakSpace) : withOrdinal(language, part),
    )
    .join('');
}

/** `timeZone`: the IANA zone in which instants are shown. */
export function dateFormatter(language: Language, timeZone: string): DateFormatter {
  const inZone = memoize((zone: string) =>
    memoize(
      (style: keyof typeof styles) =>
        new Intl.DateTimeFormat(getLocale(language), { ...styles[style], timeZone: zone }),
    ),
  );
  const format = (value: DateValue, style: keyof typeof styles): string => {
    const intl = inZone(value instanceof Date ? timeZone : 'UTC')(style);
    return joinParts(language, intl.formatToParts(parseDate(value)));
  };
  const daysOfWeek = memoize((length: 'long' | 'short') => {
    const intl = new Intl.DateTimeFormat(getLocale(language), { weekday: length, timeZone: 'UTC' });
    const monday = Date.UTC(2026, 0, 5);
    return Array.from({ length: 7 }, (_, day) => intl.format(monday + day * 86_400_000));
  });
  return {
    date: format,
    time: (value) => format(value, 'time'),
    dateTime: (value, style) => `${format(value, style)}, ${format(value, 'time')}`,
    weekdays: (length) => [...daysOfWeek(length)],
  };
}
