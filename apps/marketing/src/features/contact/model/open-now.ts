import type { SiteHours } from '@livree/contracts';

type Opening = SiteHours['week'][number];

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The day (Monday is 1) and the time of an instant in a zone. */
function clockAt(now: Date, timeZone: string): { day: number; time: string } {
  const options = {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: days.indexOf(part('weekday')) + 1, time: `${part('hour')}:${part('minute')}` };
}

export type OpenState =
  | { readonly isOpen: true; readonly until: string }
  /** `day`: Monday is 1; today if it opens later today. */
  | { readonly isOpen: false; readonly day: number; readonly at: string; readonly isToday: boolean };

/** Whether the office is open in its own zone, until when, or when it opens again; null if it never opens. */
export function openState(week: readonly Opening[], now: Date, timeZone: string): OpenState | null {
  const { day, time } = clockAt(now, timeZone);
  const present = week.find((one) => one.day === day && one.opens <= time && time < one.closes);
  if (present) return { isOpen: true, until: present.closes };
  const daysAhead = (one: Opening): number => {
    const ahead = (one.day - day + 7) % 7;
    return ahead === 0 && one.opens <= time ? 7 : ahead;
  };
  const next = week.toSorted((a, b) => daysAhead(a) - daysAhead(b) || a.opens.localeCompare(b.opens))[0];
  return next ? { isOpen: false, day: next.day, at: next.opens, isToday: daysAhead(next) === 0 } : null;
}
