import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { type Transaction, orderRefund } from '../../payments/index.ts';

/** Orders the refunds that are due, from the first payment on. */
export async function orderRefunds(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  trx: Connection,
  transactions: readonly Transaction[],
  due: number,
): Promise<Transaction[]> {
  const refunds: Transaction[] = [];
  let left = due;
  for (const payment of transactions) {
    if (payment.type !== 'payment' || payment.status !== 'completed' || left <= 0) continue;
    const refund = await orderRefund(deps, trx, { payment, cents: left });
    if (!refund) continue;
    refunds.push(refund);
    left -= refund.amount_cents;
  }
  return refunds;
}
