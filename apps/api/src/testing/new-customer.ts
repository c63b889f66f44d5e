import type { Deps } from '../deps.ts';
import { openSession } from '../domains/identity/commands/open-session.ts';
import { addUser } from '../domains/identity/identity.repository.ts';
import { hashPassword } from '../domains/identity/model/password.ts';

/** @property isConfirmed whether the customer pressed the link that confirms the address; true unless said otherwise */
export interface NewCustomer {
  readonly isConfirmed?: boolean;
}

const password = 'un vrai secret 42';
let passwordHash: Promise<string> | undefined;

/**
 * A customer with a session, and the session's token. All share one password hash, because
 * hashing is slow on purpose, and registration has its own tests.
 */
export async function newCustomer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  email: string,
  { isConfirmed = true }: NewCustomer = {},
): Promise<string> {
  passwordHash ??= hashPassword(password);
  const now = clock.now();
  const account = { name: 'Claire Martin', email, phone: '+33 6 12 34 56 78', language: 'fr' };
  const row = { ...account, password_hash: await passwordHash, created_at: now };
  return db.transaction().execute(async (trx) => {
    const user = await addUser(trx, { ...row, email_verified_at: isConfirmed ? now : null });
    if (!user) throw new Error(`${email} is somebody's already`);
    return openSession(trx, user, false, now);
  });
}
