import { defaultLanguage } from '@livree/i18n';
import type { Selectable } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import { addUser, userByEmail, type UserRow } from './identity.repository.ts';
import type { SessionTable } from './identity.tables.ts';
import { unreachableDomain } from './model/contact-address.ts';
import { identityTexts } from './texts.ts';

/** Nobody can read mail sent there. */
const formerCustomerEmail = `former-customer${unreachableDomain}`;

/** The account that owns the records of deleted accounts. Nobody can sign in to it. */
export async function formerCustomerId(trx: Connection, now: Date): Promise<number> {
  const known = await userByEmail(trx, formerCustomerEmail);
  if (known) return known.id;
  const added = await addUser(trx, {
    email: formerCustomerEmail,
    name: identityTexts(defaultLanguage)('formerCustomer'),
    phone: null,
    password_hash: null,
    language: defaultLanguage,
    is_active: false,
    created_at: now,
  });
  const { id } = added ?? (await userByEmail(trx, formerCustomerEmail)) ?? {};
  if (id === undefined) throw new Error('The account of former customers was removed meanwhile');
  return id;
}

/**
 * Prevents the deletion of an account until the transaction ends. Whatever changes the data of an account does this first, in the order of
 * its deletion; otherwise each could wait for the other. @returns false if the account was deleted meanwhile
 */
export async function holdUser(trx: Connection, id: number): Promise<boolean> {
  const held = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Locks a user, so that nothing that refers to the account can be added before the transaction ends. */
export function lockUser(trx: Connection, id: number): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Removes the account with everything that belongs to it. */
export async function removeUser(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

export function listSessions(
  db: Connection,
  userId: number,
): Promise<
  Pick<Selectable<SessionTable>, 'created_at' | 'last_seen_at' | 'expires_at' | 'user_agent' | 'network'>[]
> {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'last_seen_at', 'expires_at', 'user_agent', 'network'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}
