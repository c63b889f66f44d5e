/** What stands for the text that a visitor typed into a field; nobody recorded that. @param type what the field is for */
export function valueFor(type: string, now: Date): string {
  const day = new Date(now.getTime() + 3 * 86_400_000).toISOString();
  if (/email/.test(type)) return 'replay@visit.invalid';
  if (/tel/.test(type)) return '+33612345678';
  if (/password/.test(type)) return 'a replay of a visit 7';
  if (/number|one-time-code/.test(type)) return '1';
  if (type === 'date') return day.slice(0, 10);
  if (type === 'datetime-local') return day.slice(0, 16);
  return type === 'time' ? '10:00' : 'Replay';
}
