import { type SqlBool, sql } from 'kysely';
import { type Connection, containing, everyRow } from '../../platform/db/index.ts';
import type { Transaction } from './payments.repository.ts';

export interface TransactionFilter {
  /** Null for everybody's. */
  readonly customerId: number | null;
  readonly status?: string | undefined;
  readonly provider?: string | undefined;
  readonly type?: string | undefined;
  /** Days in the zone, both inclusive. */
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
  readonly timeZone: string;
  readonly search?: string | undefined;
}

/** The ride of a transaction, as far as a list shows it. */
export interface PaidRide {
  readonly reference: string;
  readonly pickup_address: string;
  readonly stops: unknown;
  readonly destination_address: string;
  readonly pickup_at: Date;
  readonly time_zone: string;
}
export type ListedTransaction = Transaction & PaidRide & { readonly asked_cents: number };

/** Searches its own numbers, and those, places and people of its ride: the expressions of two indexes. */
const found = (like: string) => sql<SqlBool>`transactions.id in (
  select id from transactions where lower(transaction_id || ' ' || coalesce(provider_reference, '')) like ${like}
  union all
  select paid.id from transactions paid join reservations ride on ride.id = paid.reservation_id
  where lower(ride.reference || ' ' || ride.pickup_address || ' ' || ride.destination_address || ' ' ||
    ride.client_name || ' ' || ride.client_email || ' ' || coalesce(ride.special_requests, '')) like ${like})`;

function matching(db: Connection, filter: TransactionFilter) {
  const midnight = (day: string, shift: number) =>
    sql<Date>`(${day}::date + ${shift}::integer)::timestamp at time zone ${filter.timeZone}`;
  let query = db.selectFrom('transactions');
  if (filter.customerId !== null) query = query.where('transactions.customer_id', '=', filter.customerId);
  if (filter.status) query = query.where(sql<SqlBool>`transactions.status = ${filter.status}`);
  if (filter.type) query = query.where(sql<SqlBool>`transactions.type = ${filter.type}`);
  if (filter.provider) query = query.where('transactions.provider', '=', filter.provider);
  if (filter.dateFrom) query = query.where('transactions.created_at', '>=', midnight(filter.dateFrom, 0));
  if (filter.dateTo) query = query.where('transactions.created_at', '<', midnight(filter.dateTo, 1));
  if (filter.search) query = query.where(found(containing(filter.search.toLowerCase())));
  return query;
}

/** The same transactions with their rides; counting needs no rides. */
const shown = (db: Connection, filter: TransactionFilter) =>
  matching(db, filter)
    .innerJoin('reservations', 'reservations.id', 'transactions.reservation_id')
    .selectAll('transactions')
    .select([...rideColumns, askedCents]);

const rideColumns = [
  'reservations.reference',
  'reservations.pickup_address',
  'reservations.stops',
  'reservations.destination_address',
  'reservations.pickup_at',
  'reservations.time_zone',
] as const;

/** The same as `askedCents` of the model. */
const askedCents = sql<number>`(
  select coalesce(sum(asked.amount_cents), 0) from transactions asked
  where asked.payment_id = transactions.id and asked.status not in ('failed', 'cancelled'))`.as(
  'asked_cents',
);

/** Transactions of all customers with their rides. */
export const transactionsWithRides = (db: Connection) =>
  db
    .selectFrom('transactions')
    .innerJoin('reservations', 'reservations.id', 'transactions.reservation_id')
    .selectAll('transactions')
    .select([...rideColumns, askedCents]);

/** Newest first. */
export async function listTransactions(
  db: Connection,
  filter: TransactionFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ListedTransaction[]; total: number }> {
  const rows = await shown(db, filter)
    .orderBy('transactions.created_at', 'desc')
    .orderBy('transactions.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Newest first. */
export const everyTransaction = (
  db: Connection,
  filter: TransactionFilter,
): AsyncGenerator<ListedTransaction> =>
  everyRow((id, limit) =>
    shown(db, filter)
      .where('transactions.id', '<', id)
      .orderBy('transactions.id', 'desc')
      .limit(limit)
      .execute(),
  );

/** Undefined for another customer's. @param customerId null for any customer */
export function findTransactionWithRide(
  db: Connection,
  id: number,
  customerId: number | null,
): Promise<ListedTransaction | undefined> {
  let query = transactionsWithRides(db).where('transactions.id', '=', id);
  if (customerId !== null) query = query.where('transactions.customer_id', '=', customerId);
  return query.executeTakeFirst();
}

/** Unordered. */
export function listTransactionsWithRides(
  db: Connection,
  ids: readonly number[],
): Promise<ListedTransaction[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return transactionsWithRides(db).where('transactions.id', 'in', ids).execute();
}

export interface TransactionTotals {
  readonly count: number;
  readonly paidCents: number;
  readonly feeCents: number;
  readonly pending: number;
  readonly failed: number;
  readonly refundedCents: number;
}

/**
 * The amounts paid and refunded; a payment counts once it was captured, even if it was refunded later.
 * @param customerId null for all customers
 */
export async function transactionTotals(
  db: Connection,
  customerId: number | null,
): Promise<TransactionTotals> {
  const taken = sql`type = 'payment' and status in ('completed', 'refunded')`;
  const returned = sql`type <> 'payment' and status = 'completed'`;
  let query = db
    .selectFrom('transactions')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(amount_cents) filter (where ${taken}), 0)`.as('paidCents'),
      sql<number>`coalesce(sum(fee_cents) filter (where ${taken} or ${returned}), 0)`.as('feeCents'),
      sql<number>`count(*) filter (where status in ('pending', 'processing'))`.as('pending'),
      sql<number>`count(*) filter (where status = 'failed')`.as('failed'),
      sql<number>`coalesce(sum(amount_cents) filter (where ${returned}), 0)`.as('refundedCents'),
    ]);
  if (customerId !== null) query = query.where('customer_id', '=', customerId);
  return query.executeTakeFirstOrThrow();
}
