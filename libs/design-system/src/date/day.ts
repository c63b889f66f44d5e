const isoDay = /^\d{4}-\d{2}-\d{2}$/u;

/** Whether a text is a day as `YYYY-MM-DD`. */
export function isDay(text: string | null | undefined): text is string {
  if (!isoDay.test(text ?? '')) return false;
  const start = new Date(`${text}T00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(`${text}T`);
}

/** A day `YYYY-MM-DD` in words, such as "mar. 1 décembre 2026"; null for any other text. */
export function dayInWords(day: string, locale: string): string | null {
  if (!isDay(day)) return null;
  const inWords = {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  } as const;
  return new Intl.DateTimeFormat(locale, inWords).format(new Date(`${day}T00:00Z`));
}
