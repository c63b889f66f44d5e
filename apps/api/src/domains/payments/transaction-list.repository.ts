import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { Transaction } from './payments.repository.ts';

export type TransactionFilter = {
  readonly customerId: number;
  readonly status?: string | undefined;
  readonly provider?: string | undefined;
  readonly type?: string | undefined;
  /** Days in the zone, both included. */
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
  readonly timeZone: string;
  readonly search?: string | undefined;
};

/** The ride a transaction is about, as far as a list of transactions shows it. */
export type PaidRide = {
  readonly reference: string;
  readonly pickup_address: string;
  readonly destination_address: string;
  readonly pickup_at: Date;
  readonly time_zone: string;
};
export type ListedTransaction = Transaction & PaidRide;

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function withRides(db: Connection) {
  return db
    .selectFrom('transactions')
    .innerJoin('reservations', 'reservations.id', 'transactions.reservation_id');
}

function matching(db: Connection, filter: TransactionFilter) {
  const day = sql<string>`(transactions.created_at at time zone ${filter.timeZone})::date`;
  let query = withRides(db).where('transactions.customer_id', '=', filter.customerId);
  if (filter.status) query = query.where(sql<SqlBool>`transactions.status = ${filter.status}`);
  if (filter.type) query = query.where(sql<SqlBool>`transactions.type = ${filter.type}`);
  if (filter.provider) query = query.where('transactions.provider', '=', filter.provider);
  if (filter.dateFrom) query = query.where(sql<SqlBool>`${day} >= ${filter.dateFrom}::date`);
  if (filter.dateTo) query = query.where(sql<SqlBool>`${day} <= ${filter.dateTo}::date`);
  if (filter.search) {
    const text = likeText(filter.search);
    query = query.where((eb) =>
      eb.or([
        eb('transaction_id', 'ilike', text),
        eb('provider_reference', 'ilike', text),
        eb('reservations.reference', 'ilike', text),
        eb('pickup_address', 'ilike', text),
        eb('destination_address', 'ilike', text),
      ]),
    );
  }
  return query;
}

const rideColumns = [
  'reservations.reference',
  'reservations.pickup_address',
  'reservations.destination_address',
  'reservations.pickup_at',
  'reservations.time_zone',
] as const;

/** Newest first. */
export async function listTransactions(
  db: Connection,
  filter: TransactionFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ListedTransaction[]; total: number }> {
  const rows = await matching(db, filter)
    .selectAll('transactions')
    .select(rideColumns)
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

/** Undefined for another customer's. */
export function ownTransaction(
  db: Connection,
  id: number,
  customerId: number,
): Promise<ListedTransaction | undefined> {
  return withRides(db)
    .selectAll('transactions')
    .select(rideColumns)
    .where('transactions.id', '=', id)
    .where('transactions.customer_id', '=', customerId)
    .executeTakeFirst();
}

export type TransactionTotals = {
  readonly count: number;
  readonly paidCents: number;
  readonly feeCents: number;
  readonly pending: number;
  readonly failed: number;
  readonly refundedCents: number;
};

/** What a customer paid and got back; a payment counts once its money was taken, also when it was refunded later. */
export async function totalsOfCustomer(db: Connection, customerId: number): Promise<TransactionTotals> {
  const taken = sql`type = 'payment' and status in ('completed', 'refunded')`;
  const returned = sql`type <> 'payment' and status = 'completed'`;
  return db
    .selectFrom('transactions')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(amount_cents) filter (where ${taken}), 0)`.as('paidCents'),
      sql<number>`coalesce(sum(fee_cents) filter (where ${taken}), 0)`.as('feeCents'),
      sql<number>`count(*) filter (where status in ('pending', 'processing'))`.as('pending'),
      sql<number>`count(*) filter (where status = 'failed')`.as('failed'),
      sql<number>`coalesce(sum(amount_cents) filter (where ${returned}), 0)`.as('refundedCents'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
}
