import type { Language, Registration } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { fieldError } from '../../../platform/http/index.ts';
import { confirmationMailJob, knownAddressMailJob } from '../identity.jobs.ts';
import { addUser, type UserRow } from '../identity.repository.ts';
import { hashPassword } from '../model/password.ts';
import { checkNewPassword } from './check-new-password.ts';
import { openSession } from './open-session.ts';

/**
 * Creates a customer, opens a session, and mails a link that confirms the address. A known address is refused after the same work; its account stays unchanged
 * and its owner gets a mail.
 */
export async function registerCustomer(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { name, email, phone, password, passwordConfirmation }: Registration,
  language: Language,
): Promise<{ token: string; user: UserRow }> {
  checkNewPassword('password', password, passwordConfirmation, email);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const registered = await db.transaction().execute(async (trx) => {
    const user = await addUser(trx, {
      name,
      email,
      phone: phone || null,
      password_hash: passwordHash,
      language,
      created_at: now,
    });
    if (user) {
      await jobs.send(trx, confirmationMailJob, { userId: user.id });
      return { token: await openSession(trx, user, false, now), user };
    }
    await jobs.send(trx, knownAddressMailJob, { email });
    return null;
  });
  if (!registered) throw fieldError('email', 'validation.email_taken');
  return registered;
}
