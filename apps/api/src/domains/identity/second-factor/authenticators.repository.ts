import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { AuthenticatorSetupTable, AuthenticatorTable } from '../identity.tables.ts';

export type AuthenticatorRow = Selectable<AuthenticatorTable>;

export function findAuthenticator(db: Connection, userId: number): Promise<AuthenticatorRow | undefined> {
  return db.selectFrom('authenticators').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Keeps an authenticator in place of the one before. */
export async function saveAuthenticator(
  trx: Connection,
  authenticator: Insertable<AuthenticatorTable>,
): Promise<void> {
  await trx
    .insertInto('authenticators')
    .values(authenticator)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ last_used_at: null, ...authenticator }),
    )
    .execute();
}

/** Uses up the code of a step and those before it. @returns whether it was unused, of concurrent uses for one only */
export async function takeStep(db: Connection, userId: number, step: number, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('authenticators')
    .set({ last_step: step, last_used_at: now })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** @returns whether there was one */
export async function removeAuthenticator(trx: Connection, userId: number): Promise<boolean> {
  await trx.deleteFrom('authenticator_setups').where('user_id', '=', userId).execute();
  const removed = await trx.deleteFrom('authenticators').where('user_id', '=', userId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Begins to set an authenticator up; what was begun before counts no more. */
export async function saveSetup(db: Connection, setup: Insertable<AuthenticatorSetupTable>): Promise<void> {
  await db
    .insertInto('authenticator_setups')
    .values(setup)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(setup))
    .execute();
}

/** What was begun in a session and has not expired. */
export function findSetup(
  db: Connection,
  { userId, tokenHash }: { readonly userId: number; readonly tokenHash: string },
  now: Date,
): Promise<Selectable<AuthenticatorSetupTable> | undefined> {
  return db
    .selectFrom('authenticator_setups')
    .selectAll()
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function removeSetup(db: Connection, userId: number): Promise<void> {
  await db.deleteFrom('authenticator_setups').where('user_id', '=', userId).execute();
}

export async function removeStaleSetups(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('authenticator_setups').where('expires_at', '<=', now).execute();
}
