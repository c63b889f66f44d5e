import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';

export type Attempts = { readonly attempts: number; readonly windowStartedAt: Date };

/** Attempts since `windowStart`, or undefined when there were none. */
export async function attemptsSince(
  db: Connection,
  accountKey: string,
  windowStart: Date,
): Promise<Attempts | undefined> {
  const row = await db
    .selectFrom('account_attempts')
    .selectAll()
    .where('account_key', '=', accountKey)
    .where('window_started_at', '>', windowStart)
    .executeTakeFirst();
  return row && { attempts: row.attempts, windowStartedAt: row.window_started_at };
}

/** Counts one more; a window that is over starts anew. */
export async function addAttempt(
  db: Connection,
  accountKey: string,
  windowStart: Date,
  now: Date,
): Promise<void> {
  await db
    .insertInto('account_attempts')
    .values({ account_key: accountKey, attempts: 1, window_started_at: now })
    .onConflict((conflict) =>
      conflict.column('account_key').doUpdateSet({
        attempts: sql`case when account_attempts.window_started_at > ${windowStart} then account_attempts.attempts + 1 else 1 end`,
        window_started_at: sql`case when account_attempts.window_started_at > ${windowStart} then account_attempts.window_started_at else ${now} end`,
      }),
    )
    .execute();
}

export async function removeAttempts(db: Connection, accountKey: string): Promise<void> {
  await db.deleteFrom('account_attempts').where('account_key', '=', accountKey).execute();
}

/** Forgets windows that no rule looks at any more. */
export async function removeOldAttempts(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('account_attempts').where('window_started_at', '<', before).execute();
}
