import type { Deps } from '../../../deps.ts';
import { ConfigError } from '../../../config.ts';
import { recordSecurityEvent } from '../../../platform/security/index.ts';
import { removeGoogleAccount } from '../google/google-accounts.repository.ts';
import { addUser, changeUser, userByEmail } from '../identity.repository.ts';
import { hashPassword, isPassword, isTrivialPassword } from '../model/password.ts';
import { replacePassword } from './replace-password.ts';

export type OperatorAccount = { readonly email: string; readonly password: string };

/**
 * Creates the operator's account, or sets the role and password of an existing one. Idempotent.
 * @throws ConfigError for a password that is easy to guess
 */
export async function ensureOperator(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { email, password }: OperatorAccount,
): Promise<void> {
  const { db, clock } = deps;
  if (isTrivialPassword(password))
    throw new ConfigError('LIVREE_OPERATOR_PASSWORD is among the first to be guessed: choose another.');
  const known = await userByEmail(db, email);
  const isSame = await isPassword(known?.password_hash ?? null, password);
  if (isSame && known?.role === 'operator' && known.is_active) return;
  const passwordHash = await hashPassword(password);
  const userId = await db.transaction().execute(async (trx) => {
    const draft = { email, name: 'Opérateur', phone: null, language: 'fr', password_hash: passwordHash };
    await addUser(trx, { ...draft, created_at: clock.now() });
    const user = await userByEmail(trx, email);
    if (!user) return null;
    if (user.role !== 'operator') await removeGoogleAccount(trx, user.id);
    await changeUser(trx, user.id, { role: 'operator', is_active: true });
    await replacePassword(trx, user.id, passwordHash);
    return user.id;
  });
  await recordSecurityEvent(deps, { kind: 'role', call: 'configuration', outcome: 'done', userId });
}
