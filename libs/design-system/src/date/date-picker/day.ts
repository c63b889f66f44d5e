const isoDay = /^\d{4}-\d{2}-\d{2}$/u;

/** Whether a text is a day as `YYYY-MM-DD`. */
export function isDay(text: string | null | undefined): text is string {
  if (!isoDay.test(text ?? '')) return false;
  const start = new Date(`${text}T00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(`${text}T`);
}
