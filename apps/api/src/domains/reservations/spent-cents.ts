import type { Connection } from '../../platform/db/index.ts';
import { transactionTotals } from '../payments/index.ts';

/** The amount paid for rides and not refunded. @param customerId null for all customers */
export async function spentCents(db: Connection, customerId: number | null): Promise<number> {
  const { paidCents, refundedCents } = await transactionTotals(db, customerId);
  return paidCents - refundedCents;
}
