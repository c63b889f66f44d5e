import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** Resolves if the database answers, rejects if it does not. */
export async function ping(db: Connection): Promise<void> {
  await sql`select 1`.execute(db);
}
