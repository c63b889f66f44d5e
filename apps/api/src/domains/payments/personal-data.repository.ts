import type { Connection } from '../../platform/db/index.ts';

const selectReferences = (db: Connection, customerId: number) =>
  db.selectFrom('transactions').select('idempotency_key').where('customer_id', '=', customerId);

/** Removes the person from their transactions and from stored provider answers, and reassigns the transactions. */
export async function handOverTransactions(
  trx: Connection,
  customerId: number,
  formerCustomerId: number,
): Promise<void> {
  await trx
    .updateTable('webhook_events')
    .set({ payload: '{}' })
    .where('reference', 'in', selectReferences(trx, customerId))
    .execute();
  await trx
    .updateTable('transactions')
    .set({
      customer_id: formerCustomerId,
      payment_method_id: null,
      provider_customer: null,
      return_path: null,
      action_url: null,
      reason: null,
      decision_reason: null,
    })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Refunds are deleted before their payments, because they refer to them. */
export async function removeTransactions(trx: Connection, reservationIds: readonly number[]): Promise<void> {
  if (reservationIds.length === 0) return;
  const theirs = () => trx.deleteFrom('transactions').where('reservation_id', 'in', reservationIds);
  await theirs().where('payment_id', 'is not', null).execute();
  await theirs().execute();
}

/** Reassigns the transactions of a guest to the account that the guest joins. */
export async function giveTransactions(trx: Connection, guestId: number, accountId: number): Promise<void> {
  await trx
    .updateTable('transactions')
    .set({ customer_id: accountId })
    .where('customer_id', '=', guestId)
    .execute();
}
