import { type SqlBool, sql } from 'kysely';
import { type Connection, everyRow } from '../../platform/db/index.ts';
import { type ListedTransaction, transactionsWithRides } from '../payments/index.ts';
import type { RideDocument } from '../reservations/index.ts';
import type { Period } from './model/period.ts';

export interface MovementFilter {
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly provider?: string | undefined;
}

export type MovementRow = ListedTransaction & {
  /** When its bill was issued, or without one, when it began. */
  readonly at: Date;
  readonly client_name: string;
  readonly bill_kind: RideDocument['kind'] | null;
  readonly bill_number: string | null;
};

/** Two indexes answer this; the moment of the list alone has none. */
const within = ({ start, end }: Period) => sql<SqlBool>`transactions.id in (
  select transaction_id from ride_documents where issued_at >= ${start} and issued_at < ${end}
  union all
  select begun.id from transactions begun where begun.created_at >= ${start} and begun.created_at < ${end}
    and not exists (select from ride_documents where transaction_id = begun.id))`;

function matches({ type, status, provider }: MovementFilter) {
  const equal = (column: string, value: string | undefined) =>
    value ? sql<SqlBool>`${sql.ref(`transactions.${column}`)} = ${value}` : sql<SqlBool>`true`;
  return sql<SqlBool>`${equal('type', type)} and ${equal('status', status)} and ${equal('provider', provider)}`;
}

/** Which movements a list shows. */
export interface Movements {
  readonly period: Period;
  readonly filter: MovementFilter;
}

const listed = (db: Connection, { period, filter }: Movements) =>
  transactionsWithRides(db)
    .leftJoin('ride_documents as bill', 'bill.transaction_id', 'transactions.id')
    .select(['reservations.client_name', 'bill.kind as bill_kind', 'bill.number as bill_number'])
    .select(sql<Date>`coalesce(bill.issued_at, transactions.created_at)`.as('at'))
    .where(within(period))
    .where(matches(filter));

/** All payments and refunds of a list, the last begun first. */
export const everyMovement = (db: Connection, movements: Movements): AsyncGenerator<MovementRow> =>
  everyRow((id, limit) =>
    listed(db, movements)
      .where('transactions.id', '<', id)
      .orderBy('transactions.id', 'desc')
      .limit(limit)
      .execute(),
  );

/** The payments and refunds of a period, the newest first. */
export async function listMovements(
  db: Connection,
  movements: Movements,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: MovementRow[]; total: number }> {
  const { period, filter } = movements;
  const rows = await listed(db, movements)
    .orderBy('at', 'desc')
    .orderBy('transactions.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('transactions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(within(period))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
