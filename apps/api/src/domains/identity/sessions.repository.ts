import { type Insertable, type Selectable, sql } from 'kysely';
import { type Connection, statementWith } from '../../platform/db/index.ts';
import type { SessionTable, UserTable } from './identity.tables.ts';
import { bindingForms, bindTo } from './model/session-binding.ts';
import { rememberedMinutes } from './model/session-life.ts';

export type LiveSession = Pick<
  Selectable<SessionTable>,
  'idle_minutes' | 'last_seen_at' | 'created_at' | 'network' | 'browser_hash' | 'factor_given_at'
> &
  Pick<Selectable<UserTable>, 'id' | 'role' | 'name' | 'email' | 'phone'>;

export async function addSession(db: Connection, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

const sessionOfToken = statementWith<{ tokenHash: string; now: Date }, LiveSession>((db, place) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'users.name', 'users.phone'])
    .select(sql<string>`coalesce(users.guest_email, users.email)`.as('email'))
    .select(['sessions.idle_minutes', 'sessions.last_seen_at', 'sessions.created_at', 'sessions.network'])
    .select(['sessions.browser_hash', 'sessions.factor_given_at'])
    .where('sessions.token_hash', '=', place('tokenHash'))
    .where('sessions.expires_at', '>', place('now'))
    .where('users.is_active', '=', true),
);

/** The session of a token with its user, if it has not expired and the account is active. */
export async function liveSession(
  db: Connection,
  tokenHash: string,
  now: Date,
): Promise<LiveSession | undefined> {
  const [session] = await sessionOfToken(db, { tokenHash, now });
  return session;
}

/** Binds a session to a cookie of its browser. */
export async function bindSession(db: Connection, tokenHash: string, browserHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ browser_hash: browserHash })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Keeps the sessions of a browser whose cookie changes. */
export async function moveSessions(db: Connection, from: string, to: string): Promise<void> {
  const [plain, bound] = [sql<string>`${to}::text`, sql<string>`${bindTo(to)}::text`];
  await db
    .updateTable('sessions')
    .set({ browser_hash: sql`case when browser_hash = ${from} then ${plain} else ${bound} end` })
    .where('browser_hash', 'in', bindingForms(from))
    .execute();
}

/** When each session of an operator or a dispatcher that a cookie belongs to, and that has not expired, gave the second factor. */
export function listOperatorsSessions(
  db: Connection,
  browserHash: string,
  now: Date,
): Promise<Pick<Selectable<SessionTable>, 'factor_given_at'>[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.factor_given_at')
    .where('sessions.browser_hash', 'in', bindingForms(browserHash))
    .where('sessions.expires_at', '>', now)
    .where('users.role', 'in', ['operator', 'dispatcher'])
    .where('users.is_active', '=', true)
    .execute();
}

/** When the session of a token began. */
export async function sessionOpenedAt(db: Connection, tokenHash: string): Promise<Date | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return session?.created_at;
}

/** Permits a session one action that requires the password. */
export async function saveReauthentication(db: Connection, tokenHash: string, until: Date): Promise<void> {
  await db.updateTable('sessions').set({ holder_until: until }).where('token_hash', '=', tokenHash).execute();
}

/** Uses up the permission that a password gave to a session. Returns whether there was one. */
export async function takeReauthentication(db: Connection, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('sessions')
    .set({ holder_until: null })
    .where('token_hash', '=', tokenHash)
    .where('holder_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives a session the role of its person, and permits it one action that asks for the second factor. */
export async function saveFactorGiven(
  db: Connection,
  tokenHash: string,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ factor_given_at: at, factor_until: until })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** When a session gave the second factor; null if it has not. */
export async function factorGivenAt(db: Connection, tokenHash: string): Promise<Date | null> {
  const session = await db
    .selectFrom('sessions')
    .select('factor_given_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return session?.factor_given_at ?? null;
}

/** Uses up the permission that the second factor gave to a session. Returns whether there was one. */
export async function takeFactor(db: Connection, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('sessions')
    .set({ factor_until: null })
    .where('token_hash', '=', tokenHash)
    .where('factor_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Stores a use of a session: its time, its origin, and the new expiry. */
export async function extendSession(
  db: Connection,
  tokenHash: string,
  use: Pick<Selectable<SessionTable>, 'last_seen_at' | 'expires_at' | 'user_agent' | 'network'>,
): Promise<void> {
  await db.updateTable('sessions').set(use).where('token_hash', '=', tokenHash).execute();
}

/** The sessions of a user that have not expired, last used first. */
export function listOpenSessions(
  db: Connection,
  userId: number,
  now: Date,
): Promise<Selectable<SessionTable>[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends one session of a user. Returns whether there was one. */
export async function endSession(db: Connection, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

export async function removeSession(db: Connection, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of a user, and returns how many. @param keep hash of the token whose session stays open */
export async function endSessions(
  db: Connection,
  userId: number,
  keep: string | null = null,
): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== null, (query) => query.where('token_hash', '!=', keep ?? ''))
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Changes the timeout of a user's open sessions, except remembered ones. */
export async function changeSessionExpiry(db: Connection, userId: number, minutes: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      idle_minutes: minutes,
      expires_at: sql`last_seen_at + make_interval(mins => ${minutes}::integer)`,
    })
    .where('user_id', '=', userId)
    .where('idle_minutes', '<', rememberedMinutes)
    .execute();
}

export async function removeExpiredSessions(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
