import type { Selectable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { RecoveryCodeTable } from '../identity.tables.ts';

/** Keeps new codes; those before are gone. */
export async function replaceRecoveryCodes(
  trx: Connection,
  userId: number,
  codeHashes: readonly string[],
  now: Date,
): Promise<void> {
  await removeRecoveryCodes(trx, userId);
  const codes = codeHashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now }));
  await trx.insertInto('recovery_codes').values(codes).execute();
}

/** Uses up a code. @returns whether it was unused, of concurrent uses for one only */
export async function takeRecoveryCode(
  db: Connection,
  userId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** When each code of a person was made and used. */
export function listRecoveryCodes(
  db: Connection,
  userId: number,
): Promise<Pick<Selectable<RecoveryCodeTable>, 'created_at' | 'used_at'>[]> {
  return db
    .selectFrom('recovery_codes')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('used_at')
    .execute();
}

export async function removeRecoveryCodes(trx: Connection, userId: number): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
