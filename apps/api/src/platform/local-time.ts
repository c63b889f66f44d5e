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

/** The wall-clock time of an instant at a place, `2027-03-28T03:30`. */
export function localTime(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
}
