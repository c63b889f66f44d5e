import { formatterFor } from './formatter.ts';
import type { Language } from './language.ts';
import { wallClock } from './wall-clock.ts';

/** One moment on two clocks: at the place of the event, and in the reader's zone. */
export interface BothClocks {
  /** `08:00` */
  readonly here: string;
  /** The place of the first clock, as its zone names it: `Paris`. */
  readonly city: string;
  /** `07:00`, with its day if that differs. */
  readonly own: string;
}

/**
 * Both times of an instant, or null if both clocks show the same. @param zone of the place @param ownZone of the
 * reader
 */
export function bothClocks(
  instant: Date,
  zone: string,
  ownZone: string,
  language: Language,
): BothClocks | null {
  const [there, mine] = [wallClock(instant, zone), wallClock(instant, ownZone)];
  if (there === mine) return null;
  const { time, dateTime } = formatterFor(language);
  const isSameDay = there.slice(0, 10) === mine.slice(0, 10);
  return {
    here: time(there),
    city: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '),
    own: isSameDay ? time(mine) : dateTime(mine, 'compact'),
  };
}
