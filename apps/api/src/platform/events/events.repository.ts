import { type Selectable, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { EventTable } from './events.tables.ts';

export type EventRow = Pick<Selectable<EventTable>, 'type' | 'subject' | 'subject_id' | 'at'>;

/** What committed between two places, in the order of the transactions. */
export interface EventsRead {
  /** Where the next reading begins: the snapshot in which this one saw the table. */
  readonly place: string;
  readonly events: readonly EventRow[];
}

type Row = { readonly place: string } & { readonly [Name in keyof EventRow]: EventRow[Name] | null };

const columns = sql`pg_current_snapshot()::text as place, type, subject, subject_id, at`;

function toRead(rows: readonly Row[]): EventsRead {
  const events = rows.flatMap(({ type, subject, subject_id, at }) =>
    type === null || subject === null || subject_id === null || at === null
      ? []
      : [{ type, subject, subject_id, at }],
  );
  return { place: rows[0]?.place ?? '', events };
}

/** The present, and what has committed in the seconds before it: who reads on from here may have read the rest just before. */
export async function readPresent(db: Connection): Promise<EventsRead> {
  const { rows } = await sql<Row>`
    select ${columns} from (values (1)) one left join lateral (
      select * from (select * from events order by id desc limit 500) newest where at > now() - interval '10 seconds'
    ) event on true
    order by tx, id`.execute(db);
  return toRead(rows);
}

/**
 * What a snapshot did not see and this statement does: each event once, also that of a transaction that began early and
 * committed late. @param most how many are read at most
 */
export async function readEvents(db: Connection, place: string, most: number): Promise<EventsRead> {
  const { rows } = await sql<Row>`
    select ${columns} from (values (1)) one left join lateral (
      select * from events
      where tx >= pg_snapshot_xmin(${place}::pg_snapshot) and not pg_visible_in_snapshot(tx, ${place}::pg_snapshot)
      order by tx, id limit ${most}
    ) event on true
    order by tx, id`.execute(db);
  return toRead(rows);
}

/** Whether everything after a place is still here: this database has reached it, and keeps an event from before it. */
export async function isKept(db: Connection, place: string): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select pg_snapshot_xmax(${place}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())
      and exists (select from events where pg_visible_in_snapshot(tx, ${place}::pg_snapshot)) as kept`.execute(
    db,
  );
  return rows[0]?.kept ?? false;
}

export async function removeEvents(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('events').where('at', '<', before).execute();
}
