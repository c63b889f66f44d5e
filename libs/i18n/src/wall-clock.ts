import { memoize } from './memoize.ts';

const day = 86_400_000;

const getClock = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** The wall-clock time of an instant in an IANA zone, `2026-12-01T05:10`. Such times sort as text. */
export function wallClock(instant: Date, timeZone: string): string {
  const parts = getClock(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** How far a zone's wall clock is ahead of UTC at an instant, in milliseconds. */
function offset(instant: number, timeZone: string): number {
  return Date.parse(`${wallClock(new Date(instant), timeZone)}Z`) - instant;
}

/**
 * The instant of a wall-clock time (`2026-12-01T05:10`) in an IANA zone. If the time occurs twice (clocks going
 * back), the first instant. Null if clocks going forward skip it, or if the text is no date.
 */
export function parseWallClock(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const instants = [asUtc - day, asUtc + day]
    .map((nearby) => asUtc - offset(nearby, timeZone))
    .filter((instant) => wallClock(new Date(instant), timeZone) === local);
  return instants.length > 0 ? new Date(Math.min(...instants)) : null;
}
