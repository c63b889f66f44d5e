import type { KeptAccount } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { isDuplicate } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { checkNewPassword } from '../commands/check-new-password.ts';
import { confirmHolder } from '../commands/confirm-holder.ts';
import { type Holder, lockHolder } from '../commands/lock-holder.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { changeUser, userByEmail, userById } from '../identity.repository.ts';
import { hashPassword } from '../model/password.ts';
import { requireConfirmedGuest } from './require-confirmed-guest.ts';

type Dependencies = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>;

/**
 * Makes a guest a customer who signs in with the address, by the password or, without one, by the passkey that is added
 * next. @throws AppError `identity.email_unconfirmed` before the link was used, 403 long after it,
 * `identity.guest_known` if an account has the address, 422 for the password
 */
export async function keepAccount(
  deps: Dependencies,
  holder: Holder,
  { password, passwordConfirmation }: KeptAccount,
): Promise<void> {
  const guest = requireConfirmedGuest(await userById(deps.db, holder.userId));
  await confirmHolder(deps, guest, { token: holder.token, password: null });
  if (password) checkNewPassword('password', password, passwordConfirmation ?? '', guest.guest_email);
  const passwordHash = password ? await hashPassword(password) : null;
  try {
    await becomeCustomer(deps, holder, passwordHash);
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('identity.guest_known');
    throw error;
  }
}

function becomeCustomer(
  { db, jobs }: Dependencies,
  holder: Holder,
  passwordHash: string | null,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { id, guest_email: email } = requireConfirmedGuest(await lockHolder(trx, holder));
    if (await userByEmail(trx, email)) throw new AppError('identity.guest_known');
    await changeUser(trx, id, { email, guest_email: null, password_hash: passwordHash });
    await jobs.send(trx, accountChangedMailJob, { userId: id, change: 'account-kept' });
  });
}
