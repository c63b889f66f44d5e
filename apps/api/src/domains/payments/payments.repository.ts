import type { TransactionStatus } from '@livree/contracts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { Settlement } from './model/provider.ts';
import { statusesBefore } from './model/transaction-status.ts';
import type { TransactionTable } from './payments.tables.ts';

export type Transaction = Selectable<TransactionTable>;

export function addTransaction(trx: Connection, row: Insertable<TransactionTable>): Promise<Transaction> {
  return trx.insertInto('transactions').values(row).returningAll().executeTakeFirstOrThrow();
}

/** By its number for customers. */
export function transactionByNumber(db: Connection, number: string): Promise<Transaction | undefined> {
  return db.selectFrom('transactions').selectAll().where('transaction_id', '=', number).executeTakeFirst();
}

export function transactionById(db: Connection, id: number): Promise<Transaction | undefined> {
  return db.selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By our reference at the provider, which the provider's events contain. */
export function transactionByReference(db: Connection, reference: string): Promise<Transaction | undefined> {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('idempotency_key', '=', reference)
    .executeTakeFirst();
}

/** By the provider's id. */
export function paymentByIntent(
  db: Connection,
  provider: string,
  intentId: string,
): Promise<Transaction | undefined> {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', intentId)
    .where('type', '=', 'payment')
    .executeTakeFirst();
}

/** Oldest first. */
export function transactionsOfReservations(
  db: Connection,
  reservationIds: readonly number[],
): Promise<Transaction[]> {
  if (reservationIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('reservation_id', 'in', reservationIds)
    .orderBy('id')
    .execute();
}

/** Payments that were taken, also if they were refunded later, and refunds that were made. */
export const settledTransactions = (db: Connection) =>
  db
    .selectFrom('transactions')
    .where(({ eb, or }) =>
      or([
        eb('transactions.status', '=', 'completed'),
        eb('transactions.status', '=', 'refunded').and('transactions.type', '=', 'payment'),
      ]),
    );

/** Empty until the provider has reported its fee. */
export const settlementColumns = (settlement: Settlement | undefined) =>
  settlement && { fee_cents: settlement.feeCents, net_cents: settlement.netCents };

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

export async function countFailedPayments(db: Connection, since: Date): Promise<number> {
  const { failed } = await db
    .selectFrom('transactions')
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .where('type', '=', 'payment')
    .where('failed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return failed;
}
