import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { changeAccount } from '../commands/change-account.ts';
import type { Holder } from '../commands/lock-holder.ts';
import { lockConfirmedHolder } from '../confirmation/lock-confirmed-holder.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { userById } from '../identity.repository.ts';
import { addGoogleAccount, removeGoogleAccount, userByGoogle } from './google-accounts.repository.ts';
import type { GooglePerson } from './google-person.ts';

/** Links a Google account to an account; idempotent. @throws AppError if either is linked elsewhere, or `identity.email_unconfirmed` */
export function linkGoogle(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  holder: Holder,
  person: GooglePerson,
): Promise<void> {
  const { userId } = holder;
  return db.transaction().execute(async (trx) => {
    await lockConfirmedHolder(trx, holder);
    if (await addGoogleAccount(trx, userId, person, clock.now())) {
      await jobs.send(trx, accountChangedMailJob, { userId, change: 'google-linked' });
      return;
    }
    const owner = await userByGoogle(trx, person);
    if (owner?.id === userId) return;
    throw new AppError(owner ? 'identity.google_taken' : 'identity.google_already_linked');
  });
}

/** @throws AppError `identity.password_needed` if no way to sign in would be left */
export function unlinkGoogle({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, userId: number): Promise<void> {
  return changeAccount({ db }, userId, async (trx) => {
    const user = await userById(trx, userId);
    const isUnlinked = await removeGoogleAccount(trx, userId);
    if (!isUnlinked) throw new AppError('identity.google_not_linked');
    if (!user?.password_hash) throw new AppError('identity.password_needed');
    await jobs.send(trx, accountChangedMailJob, { userId, change: 'google-unlinked' });
  });
}
