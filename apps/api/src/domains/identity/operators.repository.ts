import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { UserRow } from './identity.repository.ts';

/** Waits for other processes that change who is operator, until the transaction ends. */
export async function lockOperators(trx: Connection): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('identity.operators'), 0)`.execute(trx);
}

/**
 * Makes every operator whom the settings named a customer, except the account of an address, and returns their numbers.
 * Whom somebody of the company invited stays.
 */
export async function demoteOperators(
  trx: Connection,
  exceptEmail: UserRow['email'] | undefined,
): Promise<number[]> {
  const demoted = await trx
    .updateTable('users')
    .set({ role: 'customer' })
    .where('role', '=', 'operator')
    .where('is_invited', '=', false)
    .where('email', 'is distinct from', exceptEmail ?? null)
    .returning('id')
    .execute();
  return demoted.map(({ id }) => id);
}
