const minute = 60_000;
const step = 5 * minute;
/** A pickup moves only by as much as a chauffeur and a traveller would notice. */
const leastMove = 10 * minute;
/** A pickup that becomes earlier leaves the chauffeur this much time. */
const leastNotice = 30 * minute;

export interface LandingTimes {
  readonly scheduledAt: Date;
  readonly expectedAt: Date;
}

/**
 * How long after the landing somebody wants to be picked up. A pickup that leaves the time to the kerb after a late landing
 * was chosen for that one; otherwise it was chosen for the scheduled one. A pickup that leaves less than half of the time to
 * the kerb is no choice, because nobody is out by then: the airport decides.
 */
export function findGap(
  pickup: Date,
  { scheduledAt, expectedAt }: LandingTimes,
  wayOutMinutes: number,
): number {
  const wayOut = wayOutMinutes * minute;
  const sinceScheduled = pickup.getTime() - scheduledAt.getTime();
  const sinceExpected = pickup.getTime() - expectedAt.getTime();
  if (sinceExpected < sinceScheduled && sinceExpected >= wayOut) return sinceExpected;
  return sinceScheduled * 2 >= wayOut ? sinceScheduled : wayOut;
}

/** The pickup that a landing asks for; the present one where the difference is too small to matter, or it is too late. */
export function findPickup(
  present: Date,
  { expectedAt, gap, now }: { readonly expectedAt: Date; readonly gap: number; readonly now: Date },
): Date {
  const wanted = Math.ceil((expectedAt.getTime() + gap) / step) * step;
  const isEarlier = wanted < present.getTime();
  const earliest = Math.ceil((now.getTime() + leastNotice) / step) * step;
  const possible = isEarlier ? Math.max(wanted, Math.min(earliest, present.getTime())) : wanted;
  return Math.abs(possible - present.getTime()) < leastMove ? present : new Date(possible);
}
