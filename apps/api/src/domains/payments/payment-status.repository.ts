import type { TransactionStatus } from '@livree/contracts';
import type { Connection } from '../../platform/db/index.ts';
import { statusesBefore } from './model/transaction-status.ts';
import type { Transaction } from './payments.repository.ts';

/** Moves a transaction to a status if its current status allows it; undefined otherwise. */
export function moveTransaction(
  trx: Connection,
  { id, type }: Pick<Transaction, 'id' | 'type'>,
  to: Exclude<TransactionStatus, 'pending'>,
  { now, failureCode }: { readonly now: Date; readonly failureCode?: string | undefined },
): Promise<Transaction | undefined> {
  return trx
    .updateTable('transactions')
    .set({
      status: to,
      updated_at: now,
      failure_code: failureCode ?? null,
      ...(to === 'completed' && { processed_at: now, failed_at: null }),
      ...(to === 'failed' && { failed_at: now }),
    })
    .where('id', '=', id)
    .where('status', 'in', statusesBefore(to, type))
    .returningAll()
    .executeTakeFirst();
}

/** Abandons the payments of reservations that are no longer expected; `cause` says why. Returns the abandoned ones. */
export async function cancelOpenTransactions(
  trx: Connection,
  reservationIds: readonly number[],
  { cause, now }: { readonly cause: string; readonly now: Date },
): Promise<Pick<Transaction, 'id' | 'provider_reference'>[]> {
  if (reservationIds.length === 0) return [];
  return trx
    .updateTable('transactions')
    .set({ status: 'cancelled', failure_code: cause, updated_at: now })
    .where('reservation_id', 'in', reservationIds)
    .where('type', '=', 'payment')
    .where('status', 'in', statusesBefore('cancelled', 'payment'))
    .returning(['id', 'provider_reference'])
    .execute();
}

/** Oldest first, failed ones too. The payment stays locked until the end of the transaction. */
export async function lockRefunds(trx: Connection, paymentId: number): Promise<Transaction[]> {
  await trx.selectFrom('transactions').select('id').where('id', '=', paymentId).forUpdate().execute();
  return trx
    .selectFrom('transactions')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
}

/** Reopens a payment after a refund of it failed. This is the only way back from `refunded`. */
export async function reopenPayment(trx: Connection, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('transactions')
    .set({ status: 'completed', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'refunded')
    .execute();
}
