import type { Connection } from '../../../platform/db/index.ts';
import type { UserRow } from '../identity.repository.ts';
import type { GooglePerson } from './google-person.ts';

/** The account that a Google account is linked to. */
export function userByGoogle(
  db: Connection,
  { issuer, subject }: Pick<GooglePerson, 'issuer' | 'subject'>,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('google_accounts')
    .innerJoin('users', 'users.id', 'google_accounts.user_id')
    .selectAll('users')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** @returns false if either side is already linked */
export async function addGoogleAccount(
  db: Connection,
  userId: number,
  { issuer, subject }: GooglePerson,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('google_accounts')
    .values({ issuer, subject, user_id: userId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** @returns false if none was linked */
export async function removeGoogleAccount(db: Connection, userId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('google_accounts')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** When a Google account was linked; null if none is. */
export async function googleLinkedAt(db: Connection, userId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('google_accounts')
    .select('linked_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.linked_at ?? null;
}
