import { randomUUID } from 'node:crypto';
import type { Guest, Language } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { addUser, type UserRow } from '../identity.repository.ts';
import { unreachableDomain } from '../model/contact-address.ts';

/** Adds an account without a password, whose address is not looked up. Nobody is signed in by it. */
export async function addGuest(
  trx: Connection,
  { name, email, phone }: Guest,
  {
    language,
    now,
    isImported = false,
  }: { readonly language: Language; readonly now: Date; readonly isImported?: boolean },
): Promise<UserRow> {
  const user = await addUser(trx, {
    name,
    email: `guest-${randomUUID()}${unreachableDomain}`,
    guest_email: email,
    phone,
    password_hash: null,
    language,
    is_imported: isImported,
    created_at: now,
  });
  if (!user) throw new Error('A guest got a name that another account has');
  return user;
}
