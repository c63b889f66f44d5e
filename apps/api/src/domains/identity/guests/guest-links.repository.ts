import type { Connection } from '../../../platform/db/index.ts';

/** Uses up a link. Returns the guest's account; undefined if it is unknown, used or expired. */
export async function takeGuestLink(
  trx: Connection,
  tokenHash: string,
  now: Date,
): Promise<number | undefined> {
  const taken = await trx
    .deleteFrom('guest_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}

export async function removeStaleGuestLinks(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('guest_links').where('expires_at', '<=', now).execute();
}
