import { z } from '@livree/contracts/schema';
import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { GoogleAttemptTable } from '../identity.tables.ts';
import { type GooglePerson, googlePerson } from './google-person.ts';

export type GoogleAttempt = Selectable<GoogleAttemptTable>;

/** The browser that presents a proof; it must be the one that started, with the same purpose. */
export interface Bearer {
  readonly browserKeyHash: string;
  readonly userId: number | null;
}

export async function addAttempt(db: Connection, attempt: Insertable<GoogleAttemptTable>): Promise<void> {
  await db.insertInto('google_attempts').values(attempt).execute();
}

/** Uses up the attempt that a callback belongs to. */
export function takeAttempt(
  db: Connection,
  stateHash: string,
  now: Date,
): Promise<GoogleAttempt | undefined> {
  return db
    .deleteFrom('google_attempts')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Uses up the attempt that an ID token was made for. Returns whether there was one. */
export async function takeAttemptByNonce(
  db: Connection,
  nonce: string,
  { browserKeyHash, userId }: Bearer,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('google_attempts')
    .where('nonce', '=', nonce)
    .where('browser_key_hash', '=', browserKeyHash)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .returning('nonce')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function addSessionKey(
  db: Connection,
  keyHash: string,
  { browserKeyHash, userId }: Bearer,
  person: GooglePerson,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('google_session_keys')
    .values({
      key_hash: keyHash,
      browser_key_hash: browserKeyHash,
      user_id: userId,
      person: JSON.stringify(person),
      expires_at: expiresAt,
    })
    .execute();
}

/** Uses up a one-time key; undefined unless the browser that started presents it in time. */
export async function takeSessionKey(
  db: Connection,
  keyHash: string,
  { browserKeyHash, userId }: Bearer,
  now: Date,
): Promise<GooglePerson | undefined> {
  const taken = await db
    .deleteFrom('google_session_keys')
    .where('key_hash', '=', keyHash)
    .where('browser_key_hash', '=', browserKeyHash)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .returning('person')
    .executeTakeFirst();
  return taken && z.parse(googlePerson, taken.person);
}

export async function removeStaleAttempts(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('google_attempts').where('expires_at', '<=', now).execute();
  await db.deleteFrom('google_session_keys').where('expires_at', '<=', now).execute();
}
