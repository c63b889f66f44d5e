/** A clock that starts at an instant and runs from there; the real clock without one. */
export function clockFrom(start: string | undefined): () => Date {
  const ahead = start === undefined ? 0 : Date.parse(start) - Date.now();
  return () => new Date(Date.now() + ahead);
}

/** When the clock of a test or a state starts, unless it says otherwise: a Monday, in the middle of a Paris working day. */
export const usualNow = '2027-03-01T09:00:00Z';

/** The clock of browser and API in a test that has none of its own: it stands still. */
export const usualClock = (): Date => new Date(usualNow);
