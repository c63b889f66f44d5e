import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** Settles when the database answers, rejects when it does not. */
export async function ping(db: Connection): Promise<void> {
  await sql`select 1`.execute(db);
}
