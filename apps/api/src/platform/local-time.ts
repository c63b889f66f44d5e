import { Temporal } from 'temporal-polyfill';

/**
 * The instant of a wall-clock time at a place. A time that occurs twice (clocks going back) takes the first.
 * @param local `2027-03-28T02:30` @param timeZone IANA name
 * @returns null when clocks going forward skip that time: it does not exist.
 */
export function instantAt(local: string, timeZone: string): Date | null {
  const wallClock = Temporal.PlainDateTime.from(local);
  const zoned = wallClock.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(wallClock) ? new Date(zoned.epochMilliseconds) : null;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Swedes write dates and times as ISO does: `2027-03-28 03:30`. One is kept for each place: making it takes long. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return clock;
}

/** The wall-clock time of an instant at a place, `2027-03-28T03:30`. */
export function localTime(instant: Date, timeZone: string): string {
  return clockOf(timeZone).format(instant).replace(' ', 'T');
}
