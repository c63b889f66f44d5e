import {
  composeLive,
  isAnswered,
  isInTime,
  isTakenBack,
  withoutOperators,
  type Ledger,
  type Pinnable,
} from '@livree/release/ledger';

/** Whether an open booking may go on with it. Releases are read only where something was taken back: it may be the operators' alone. */
async function isKept(ledger: Ledger, one: Pinnable): Promise<boolean> {
  if (one.taken.size === 0) return true;
  try {
    return !isTakenBack(one, withoutOperators(await composeLive(ledger, one.live)));
  } catch (error) {
    if (isAnswered(error)) return false;
    throw error;
  }
}

/** What of earlier releases may still be with visitors: those who are booking keep what they began with (decision 0131). */
export async function pinnedLines(ledger: Ledger, now: Date): Promise<string[]> {
  const pinnable = await ledger.pinnable();
  const earlier = pinnable.filter((one) => one.until !== undefined && isInTime(one, now));
  const kept = await Promise.all(earlier.map((one) => isKept(ledger, one)));
  const count = kept.filter(Boolean).length;
  if (count === 0) return [];
  const what = count === 1 ? '1 earlier composition' : `${count} earlier compositions`;
  return [`open bookings may still keep ${what}; a rollback takes a release from them too`];
}
