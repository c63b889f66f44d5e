import { wallClock } from '@livree/i18n';

/** The wall-clock time some minutes after an instant, rounded up to five minutes, `05:10`. */
export function timeInMinutes(now: Date, minutes: number, timeZone: string): string {
  const step = 5 * 60_000;
  const later = Math.ceil((now.getTime() + minutes * 60_000) / step) * step;
  return wallClock(new Date(later), timeZone).slice(11);
}
