import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { AttemptLimit } from './model/attempt-limits.ts';

/** After this time without an attempt, the count starts again. */
const memorySeconds = 3600;

const seconds = (count: number) => sql`make_interval(secs => ${count}::integer)`;

/** The wait before the next attempt: none at first, then doubling each time. */
const waitAfter = (attempts: RawBuilder<number>, { free, firstSeconds, mostSeconds }: AttemptLimit) =>
  sql`make_interval(secs => case when ${attempts} < ${free}::integer then 0
    else least(${mostSeconds}::integer, ${firstSeconds}::integer * power(2, least(${attempts} - ${free}::integer, 20))) end)`;

/** Counts an attempt and allows it, in one statement, so that concurrent attempts cannot exceed the limit. */
export async function takeAttempt(
  db: Connection,
  key: string,
  limit: AttemptLimit,
  now: Date,
): Promise<boolean> {
  const one = sql<number>`1`;
  const next = sql<number>`(case when attempts.last_at <= ${now}::timestamptz - ${seconds(memorySeconds)} then 1
    else attempts.attempts + 1 end)`;
  const { rows } = await sql`
    insert into attempts (key, attempts, last_at, free_at)
    values (${key}, 1, ${now}::timestamptz, ${now}::timestamptz + ${waitAfter(one, limit)})
    on conflict (key) do update set
      attempts = ${next}, last_at = ${now}::timestamptz, free_at = ${now}::timestamptz + ${waitAfter(next, limit)}
    where attempts.free_at <= ${now}::timestamptz
    returning attempts`.execute(db);
  return rows.length > 0;
}

/** When the next attempt is allowed. */
export async function attemptFreeAt(db: Connection, key: string): Promise<Date | undefined> {
  const row = await db.selectFrom('attempts').select('free_at').where('key', '=', key).executeTakeFirst();
  return row?.free_at;
}

/** Removes a successful attempt from the count. */
export async function undoAttempt(db: Connection, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ attempts: sql`greatest(attempts - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

export async function removeAttempts(db: Connection, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

/** Deletes attempts that no rule needs. */
export async function removeOldAttempts(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('attempts').where('last_at', '<', before).execute();
}
