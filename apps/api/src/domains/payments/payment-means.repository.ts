import type { Updateable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { Transaction } from './payments.repository.ts';
import type { TransactionTable } from './payments.tables.ts';

/** Stores the provider's answer, whatever the status, and the time of the call. */
export async function noteProviderAnswer(
  trx: Connection,
  id: number,
  answer: Pick<
    Updateable<TransactionTable>,
    'provider_reference' | 'action_url' | 'fee_cents' | 'net_cents' | 'payment_method_id'
  >,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('transactions')
    .set({ ...answer, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Sets the means of a payment that its provider does not know; false if it has some, or is no longer open. */
export async function changeMeans(
  trx: Connection,
  id: number,
  means: Pick<
    Updateable<TransactionTable>,
    | 'method'
    | 'provider'
    | 'payment_method_id'
    | 'provider_customer'
    | 'saves_card'
    | 'return_path'
    | 'updated_at'
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('transactions')
    .set(means)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('method', '=', 'card')
    .where('payment_method_id', 'is', null)
    .where('provider_reference', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes the page to which the customer of an open payment returns. */
export async function changeReturnPath(
  db: Connection,
  payment: Pick<Transaction, 'id' | 'status' | 'return_path'>,
  returnPath: string,
): Promise<void> {
  if (payment.status !== 'pending' || payment.return_path === returnPath) return;
  await db
    .updateTable('transactions')
    .set({ return_path: returnPath })
    .where('id', '=', payment.id)
    .execute();
}
