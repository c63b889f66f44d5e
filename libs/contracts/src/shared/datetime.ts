import { z } from '../schema.ts';

const pattern = /^(\d{4})-(\d{2})-(\d{2})[ T]([01]\d|2[0-3]):([0-5]\d)(:\d{2})?$/;

function isCalendarDate(text: string): boolean {
  const [year, month, day] = text.slice(0, 10).split('-').map(Number);
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return date.getUTCFullYear() === year && date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

/**
 * A wall-clock time without a zone, local to the pickup place. Wire: `2026-05-04 09:30:00`. Ours: `2026-05-04T09:30`,
 * which Temporal and Date can parse.
 */
export const localDateTime = z.codec(
  z.string().check(z.regex(pattern, 'validation.datetime'), z.refine(isCalendarDate, 'validation.datetime')),
  z.string(),
  {
    decode: (wire) => `${wire.slice(0, 10)}T${wire.slice(11, 16)}`,
    encode: (local) => `${local.slice(0, 10)} ${local.slice(11, 16)}:00`,
  },
);

/** A calendar day, `2026-05-04`. */
export const calendarDate = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'validation.date'), z.refine(isCalendarDate, 'validation.date'));

/** A moment, ISO 8601 in UTC: `2026-05-04T07:30:00.000Z`. */
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/));
