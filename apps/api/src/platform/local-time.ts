import { Temporal } from 'temporal-polyfill';

/**
 * The instant of a wall-clock time in a zone. If the time occurs twice (clocks going back), the first instant.
 * @param local `2027-03-28T02:30` @param timeZone IANA name
 * @returns null if clocks going forward skip that time
 */
export function instantAt(local: string, timeZone: string): Date | null {
  const wallClock = Temporal.PlainDateTime.from(local);
  const zoned = wallClock.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(wallClock) ? new Date(zoned.epochMilliseconds) : null;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Swedish formats dates and times like ISO: `2027-03-28 03:30`. Formatters are cached by zone, because creating one
 * is slow.
 */
function cachedClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/** The wall-clock time of an instant in a zone, `2027-03-28T03:30`. */
export function localTime(instant: Date, timeZone: string): string {
  return cachedClock(timeZone).format(instant).replace(' ', 'T');
}
