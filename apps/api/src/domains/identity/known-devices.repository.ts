import type { Connection } from '../../platform/db/index.ts';

/** Whether somebody signed in to this account in this browser before. */
export async function isKnownDevice(db: Connection, tokenHash: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('known_devices.token_hash', '=', tokenHash)
    .where('users.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the device token of a known browser. */
export async function renameDevice(db: Connection, from: string, to: string): Promise<void> {
  await db.updateTable('known_devices').set({ token_hash: to }).where('token_hash', '=', from).execute();
}

export async function saveDevice(
  db: Connection,
  device: { readonly token_hash: string; readonly user_id: number; readonly last_used_at: Date },
): Promise<void> {
  const { last_used_at } = device;
  await db
    .insertInto('known_devices')
    .values(device)
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at }))
    .execute();
}

export async function removeDevices(db: Connection, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

export async function removeOldDevices(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('last_used_at', '<', before).execute();
}

/** When each known browser of a user was used last. */
export async function listDeviceUses(db: Connection, userId: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('known_devices')
    .select('last_used_at')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map(({ last_used_at: lastUsedAt }) => lastUsedAt);
}
