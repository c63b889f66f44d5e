import type { Guest, Language } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { openSession } from '../commands/open-session.ts';
import type { UserRow } from '../identity.repository.ts';
import { addGuest } from './add-guest.ts';

/**
 * Creates an account without a password, for one browser. The address is not looked up: every guest gets an account of
 * their own, so a known address and an unknown one are the same work and the same answer.
 */
export function beginAsGuest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  guest: Guest,
  language: Language,
): Promise<{ token: string; user: UserRow }> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const user = await addGuest(trx, guest, { language, now });
    return { token: await openSession(trx, user, false, now), user };
  });
}
