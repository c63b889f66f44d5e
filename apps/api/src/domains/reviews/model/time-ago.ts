import type { Language } from '@livree/contracts';
import { getLocale } from '@livree/i18n';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds in each unit, largest first. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** `il y a 3 jours`, in whole units. */
export function timeAgo(moment: Date, now: Date, language: Language): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 1000));
  const format = new Intl.RelativeTimeFormat(getLocale(language), { numeric: 'auto' });
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? (['second', Infinity] as const);
  return format.format(-Math.floor(seconds / length) || 0, unit);
}
