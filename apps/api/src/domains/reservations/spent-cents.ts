import type { Connection } from '../../platform/db/index.ts';
import { transactionTotals } from '../payments/index.ts';

/** What was paid for rides and not given back. @param customerId null: everybody's */
export async function spentCents(db: Connection, customerId: number | null): Promise<number> {
  const { paidCents, refundedCents } = await transactionTotals(db, customerId);
  return paidCents - refundedCents;
}
