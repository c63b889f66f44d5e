import { sql } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';

/** Whether somebody has a second factor: an authenticator or a passkey. */
export async function hasFactor(db: Connection, userId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from authenticators where user_id = ${userId})
    or exists (select from passkeys where user_id = ${userId}) as found`.execute(db);
  return rows[0]?.found === true;
}
