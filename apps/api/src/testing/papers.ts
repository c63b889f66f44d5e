import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../platform/db/index.ts';

const numbers = async (db: Connection, query: RawBuilder<{ number: string }>): Promise<string[]> => {
  const { rows } = await query.execute(db);
  return rows.map(({ number }) => number);
};

/** Payments and refunds whose money has moved, without exactly one paper. */
export const withoutTheirPaper = (db: Connection): Promise<string[]> =>
  numbers(
    db,
    sql`
    select t.transaction_id as number from transactions t
    where t.processed_at is not null
      and (select count(*) from ride_documents d where d.transaction_id = t.id
        and d.kind = case t.type when 'payment' then 'receipt' else 'credit_note' end) != 1`,
  );

/** Papers whose number does not follow the number before, or whose time is before its time. */
export const outOfOrder = (db: Connection): Promise<string[]> =>
  numbers(
    db,
    sql`
    select number from (
      select number, issued_at, split_part(number, '-', 3)::integer as place,
        row_number() over series as expected, lag(issued_at) over series as previous
      from ride_documents window series as (partition by split_part(number, '-', 1), split_part(number, '-', 2) order by number)
    ) as papers where place != expected or issued_at < previous`,
  );
