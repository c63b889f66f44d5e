import type { Connection } from '../db/index.ts';

/** Stores a fingerprint unless one is stored already. @returns the stored one */
export async function storeFirstFingerprint(
  db: Connection,
  name: string,
  fingerprint: string,
): Promise<string> {
  await db
    .insertInto('site_keys')
    .values({ name, fingerprint })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await db
    .selectFrom('site_keys')
    .select('fingerprint')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return stored.fingerprint;
}

export async function replaceFingerprint(db: Connection, name: string, fingerprint: string): Promise<void> {
  await db
    .insertInto('site_keys')
    .values({ name, fingerprint })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint }))
    .execute();
}
