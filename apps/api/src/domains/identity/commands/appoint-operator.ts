import { ConfigError } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { accountChangedMailJob } from '../identity.jobs.ts';
import { addUser, changeUser, userByEmail } from '../identity.repository.ts';
import { hashPassword, isPassword } from '../model/password.ts';
import { removeSignInMethods } from './remove-sign-in-methods.ts';
import { replacePassword } from './replace-password.ts';

export interface OperatorAccount {
  readonly email: string;
  /** Null for an account without a password. */
  readonly password: string | null;
}

/** A stranger may have prepared the account: nobody has confirmed its address. */
export class StrangersAccountError extends ConfigError {
  override readonly name = 'StrangersAccountError';
  readonly userId: number;

  constructor(userId: number) {
    super(
      'LIVREE_OPERATOR_EMAIL names an account that may be a stranger’s, because its address was never confirmed: ' +
        'start without the operator’s settings, choose a new password for it with “Forgot password?”, then start again; ' +
        'or name another address.',
    );
    this.userId = userId;
  }
}

/**
 * Creates the operator's account, or promotes a customer's: every way to sign in that it had is removed, and its
 * holder gets a mail. @returns the number of the account; null if nothing changed @throws StrangersAccountError
 */
export async function appointOperator(
  trx: Connection,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { email, password }: OperatorAccount,
): Promise<number | null> {
  const now = clock.now();
  const known = await userByEmail(trx, email);
  if (!known) {
    const draft = { email, name: 'Opérateur', phone: null, language: 'fr', role: 'operator' } as const;
    const password_hash = password === null ? null : await hashPassword(password);
    const added = await addUser(trx, { ...draft, password_hash, email_verified_at: now, created_at: now });
    return added?.id ?? null;
  }
  const { id, role, is_active: isActive, email_verified_at: verifiedAt } = known;
  if (role !== 'operator' && verifiedAt === null) throw new StrangersAccountError(id);
  // An operator of an earlier version may have been a stranger's account.
  const isAppointed = role === 'operator' && isActive && verifiedAt !== null;
  const isItsPassword = password === null || (await isPassword(known.password_hash, password));
  if (isAppointed && isItsPassword) return null;
  if (!isAppointed) await removeSignInMethods(trx, { jobs }, id);
  await changeUser(trx, id, { role: 'operator', is_active: true, email_verified_at: verifiedAt ?? now });
  if (password !== null) await replacePassword(trx, id, await hashPassword(password));
  const change = isAppointed ? 'password-changed' : 'operator-appointed';
  await jobs.send(trx, accountChangedMailJob, { userId: id, change });
  return id;
}
