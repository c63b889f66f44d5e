import { isInTime, type Ledger } from '@livree/release/ledger';

/** What of earlier releases may still be with visitors: those who are booking keep what they began with (decision 0131). */
export async function pinnedLines(ledger: Ledger, now: Date): Promise<string[]> {
  const pinnable = await ledger.pinnable();
  const earlier = pinnable.filter((one) => one.until !== undefined && isInTime(one, now)).length;
  if (earlier === 0) return [];
  const what = earlier === 1 ? '1 earlier composition' : `${earlier} earlier compositions`;
  return [`open bookings may still keep ${what}; a rollback takes a release from them too`];
}
