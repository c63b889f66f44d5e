const pattern = /^\d{4}-\d{2}-\d{2}$/;
const day = 86_400_000;

const isDate = (text: string): boolean => pattern.test(text) && !Number.isNaN(Date.parse(text));

/** The day of the address, `?date=2026-12-01`; undefined for today. */
export function readDate(search: URLSearchParams): string | undefined {
  const date = search.get('date') ?? '';
  return isDate(date) ? date : undefined;
}

/** The day before or after a day. */
export const neighbourDay = (date: string, step: 1 | -1): string =>
  new Date(Date.parse(date) + step * day).toISOString().slice(0, 10);
