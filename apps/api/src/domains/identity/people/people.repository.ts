import { type Insertable, type Selectable, sql } from 'kysely';
import { type Connection, everyRow } from '../../../platform/db/index.ts';
import type { InvitationTable, UserTable } from '../identity.tables.ts';

export type InvitationRow = Selectable<InvitationTable>;

export type PersonRow = Pick<Selectable<UserTable>, 'id' | 'name' | 'email' | 'role' | 'is_invited'> & {
  readonly has_factor: boolean;
  readonly last_seen_at: Date | null;
  readonly session_count: number;
};

/** Everybody with a role of the company. */
function people(db: Connection, now: Date) {
  const open = (select: ReturnType<typeof sql>) =>
    sql`(select ${select} from sessions where user_id = users.id and expires_at > ${now})`;
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'is_invited'])
    .select(
      sql<boolean>`(exists (select from passkeys where user_id = users.id)
        or exists (select from authenticators where user_id = users.id))`.as('has_factor'),
    )
    .select(sql<Date | null>`greatest(last_login_at, ${open(sql`max(last_seen_at)`)})`.as('last_seen_at'))
    .select(sql<number>`${open(sql`count(*)::integer`)}`.as('session_count'))
    .where('role', '!=', 'customer')
    .where('is_active', '=', true);
}

/** Everybody with a role of the company, by name. */
export const listPeople = (db: Connection, now: Date): Promise<PersonRow[]> =>
  people(db, now).orderBy('name').orderBy('id').execute();

/** The same, the last account first. */
export const everyPerson = (db: Connection, now: Date): AsyncGenerator<PersonRow> =>
  everyRow((id, limit) => people(db, now).where('id', '<', id).orderBy('id', 'desc').limit(limit).execute());

/** Whether an invitation still counts: in time, and as long as whoever invited is an operator. */
const isOpen = (now: Date) =>
  sql<boolean>`expires_at > ${now} and exists (
    select from users where users.id = inviter_id and users.role = 'operator' and users.is_active)`;

/** The invitations that still count, the newest first. */
export function openInvitations(db: Connection, now: Date): Promise<InvitationRow[]> {
  return db.selectFrom('invitations').selectAll().where(isOpen(now)).orderBy('id', 'desc').execute();
}

/** Stores an invitation; an earlier one of the same address counts no more. */
export async function saveInvitation(
  trx: Connection,
  invitation: Insertable<InvitationTable>,
): Promise<void> {
  await trx
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(invitation))
    .execute();
}

export function findInvitation(
  db: Connection,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where(isOpen(now))
    .executeTakeFirst();
}

/** Gives an invitation another link. */
export function renewToken(
  db: Connection,
  email: string,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return db
    .updateTable('invitations')
    .set({ token_hash: tokenHash })
    .where('email', '=', email)
    .where(isOpen(now))
    .returningAll()
    .executeTakeFirst();
}

/** Uses up a link. */
export function takeInvitation(
  trx: Connection,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return trx
    .deleteFrom('invitations')
    .where('token_hash', '=', tokenHash)
    .where(isOpen(now))
    .returningAll()
    .executeTakeFirst();
}

export function removeInvitation(trx: Connection, id: number): Promise<InvitationRow | undefined> {
  return trx.deleteFrom('invitations').where('id', '=', id).returningAll().executeTakeFirst();
}

export async function removeStaleInvitations(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<=', now).execute();
}
