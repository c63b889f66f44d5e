import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import { unbilledTransactions } from './documents.repository.ts';

/** Reservations with money that was moved without its bill. */
export async function unbilledReservations(db: Connection): Promise<number[]> {
  const rows = await unbilledTransactions(db).execute();
  return [...new Set(rows.map(({ reservation_id: id }) => id))];
}

/**
 * Bills issued since a time whose number does not follow the one before in its series, or whose time is before the
 * other's. The oldest bill of a series has nothing before it: its predecessors may have been deleted after their term.
 */
export async function disorderedBills(db: Connection, since: Date): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from (
      select number, issued_at, split_part(number, '-', 3)::integer as place,
        lag(split_part(number, '-', 3)::integer) over series as previous_place,
        lag(issued_at) over series as previous_at
      from ride_documents
      window series as (partition by kind, split_part(number, '-', 2) order by number)
    ) as bills
    where (issued_at < previous_at or place != previous_place + 1) and greatest(issued_at, previous_at) >= ${since}
    order by number`.execute(db);
  return rows.map(({ number }) => number);
}
