import type { Language } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { requireAccount } from '../commands/change-account.ts';
import { openSession } from '../commands/open-session.ts';
import { accountChangedMailJob, loggedInJob } from '../identity.jobs.ts';
import { addUser, userByEmail, type UserRow } from '../identity.repository.ts';
import { addGoogleAccount, userByGoogle } from './google-accounts.repository.ts';
import type { GooglePerson } from './google-person.ts';

export interface GoogleVisit {
  readonly person: GooglePerson;
  readonly remember: boolean;
  readonly language: Language;
}

/** Opens a session of the account that a Google account belongs to; creates an account if there is none. */
export function signInWithGoogle(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { person, remember, language }: GoogleVisit,
): Promise<{ token: string; user: UserRow }> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const user =
      (await userByGoogle(trx, person)) ??
      (await newUser(trx, person, language, now)) ??
      // A concurrent request of the same person may have been first.
      (await userByGoogle(trx, person)) ??
      (await adoptedUser(trx, jobs, person, now));
    if (!user.is_active) throw new AppError('identity.google_refused');
    await jobs.send(trx, loggedInJob, { userId: user.id, at: now.toISOString() });
    return { token: await openSession(trx, user, remember, now), user };
  });
}

async function newUser(
  trx: Connection,
  person: GooglePerson,
  language: Language,
  now: Date,
): Promise<UserRow | undefined> {
  const { name, email } = person;
  const account = { name, email, phone: null, password_hash: null, language, created_at: now };
  const user = await addUser(trx, { ...account, email_verified_at: now });
  if (user) await addGoogleAccount(trx, user.id, person, now);
  return user;
}

/**
 * Links the customer with this address, but only if both sides prove it: here they once used a link in a mail, and
 * Google is authoritative for the address. Otherwise, somebody who registered a stranger's address, or inherited one
 * at Google, would share their account.
 */
async function adoptedUser(
  trx: Connection,
  jobs: Deps['jobs'],
  person: GooglePerson,
  now: Date,
): Promise<UserRow> {
  const user = await userByEmail(trx, person.email);
  if (user) await requireAccount(trx, user.id);
  const isTheirs = user?.role === 'customer' && user.email_verified_at !== null && person.ownsAddress;
  if (!isTheirs || !(await addGoogleAccount(trx, user.id, person, now)))
    throw new AppError('identity.google_account_exists');
  await jobs.send(trx, accountChangedMailJob, { userId: user.id, change: 'google-linked' });
  return user;
}
