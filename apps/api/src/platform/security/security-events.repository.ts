import { type Selectable, sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { SecurityEventTable } from './security.tables.ts';

/** Counts the event in its minute. */
export async function addSecurityEvent(
  db: Connection,
  event: Omit<SecurityEventTable, 'times'>,
): Promise<void> {
  await db
    .insertInto('security_events')
    .values({ ...event, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['minute', 'kind', 'call', 'subject', 'outcome', 'user_id', 'network'])
        .doUpdateSet({ times: sql`security_events.times + 1` }),
    )
    .execute();
}

export async function removeSecurityEvents(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('security_events').where('minute', '<', before).execute();
}

/** The count of each kind and outcome since a time, most frequent first. */
export function countSecurityEvents(
  db: Connection,
  since: Date,
): Promise<{ kind: string; outcome: string; times: number; last_at: Date }[]> {
  return db
    .selectFrom('security_events')
    .select(['kind', 'outcome'])
    .select(({ fn }) => [fn.sum<number>('times').as('times'), fn.max('minute').as('last_at')])
    .where('minute', '>=', since)
    .groupBy(['kind', 'outcome'])
    .orderBy('times', 'desc')
    .orderBy('kind')
    .orderBy('outcome')
    .execute();
}

/** All events under the number of an account, newest first. */
export function listSecurityEvents(
  db: Connection,
  userId: number,
): Promise<Selectable<SecurityEventTable>[]> {
  return db
    .selectFrom('security_events')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('minute', 'desc')
    .execute();
}
