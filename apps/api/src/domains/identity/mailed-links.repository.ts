import type { Insertable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { MailedLinkTable } from './identity.tables.ts';

/** The links that are mailed to an account, to be used once. */
export type MailedLink = 'password_resets' | 'email_confirmations' | 'guest_links';

/** Stores the newest link of an account and invalidates an older one. */
export async function saveLink(
  db: Connection,
  table: MailedLink,
  link: Insertable<MailedLinkTable>,
): Promise<void> {
  await db
    .insertInto(table)
    .values(link)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
}

/** Uses up a link. Returns whether it was valid. */
export async function takeLink(
  db: Connection,
  table: MailedLink,
  { userId, tokenHash, now }: { readonly userId: number; readonly tokenHash: string; readonly now: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}
