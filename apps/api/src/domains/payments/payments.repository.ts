import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { Settlement } from './model/provider.ts';
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

export async function countFailedPayments(db: Connection, since: Date): Promise<number> {
  const { failed } = await db
    .selectFrom('transactions')
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .where('type', '=', 'payment')
    .where('failed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return failed;
}
