import { randomUUID } from 'node:crypto';
import type { Guest, Language } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { openSession } from '../commands/open-session.ts';
import { addUser, type UserRow } from '../identity.repository.ts';

/**
 * Creates an account without a password, for one browser. The address is not looked up: every guest gets an account of
 * their own, so a known address and an unknown one are the same work and the same answer.
 */
export function beginAsGuest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, email, phone }: Guest,
  language: Language,
): Promise<{ token: string; user: UserRow }> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const user = await addUser(trx, {
      name,
      email: `guest-${randomUUID()}@account.invalid`,
      guest_email: email,
      phone,
      password_hash: null,
      language,
      created_at: now,
    });
    if (!user) throw new Error('A guest got a name that another account has');
    return { token: await openSession(trx, user, false, now), user };
  });
}
