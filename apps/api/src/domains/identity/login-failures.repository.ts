import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';

export type Failures = { readonly failures: number; readonly windowStartedAt: Date };

/** Failures since `windowStart`, or undefined when there were none. */
export async function failuresOf(
  db: Connection,
  accountKey: string,
  windowStart: Date,
): Promise<Failures | undefined> {
  const row = await db
    .selectFrom('login_failures')
    .selectAll()
    .where('account_key', '=', accountKey)
    .where('window_started_at', '>', windowStart)
    .executeTakeFirst();
  return row && { failures: row.failures, windowStartedAt: row.window_started_at };
}

/** Counts one more; a window that is over starts anew. */
export async function addFailure(
  db: Connection,
  accountKey: string,
  windowStart: Date,
  now: Date,
): Promise<void> {
  await db
    .insertInto('login_failures')
    .values({ account_key: accountKey, failures: 1, window_started_at: now })
    .onConflict((conflict) =>
      conflict.column('account_key').doUpdateSet({
        failures: sql`case when login_failures.window_started_at > ${windowStart} then login_failures.failures + 1 else 1 end`,
        window_started_at: sql`case when login_failures.window_started_at > ${windowStart} then login_failures.window_started_at else ${now} end`,
      }),
    )
    .execute();
}

export async function forgetFailures(db: Connection, accountKey: string): Promise<void> {
  await db.deleteFrom('login_failures').where('account_key', '=', accountKey).execute();
}
