import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { changeUser } from '../identity.repository.ts';
import { takeLink } from '../mailed-links.repository.ts';
import { lockUser } from '../personal-data.repository.ts';
import { findConfirmationOwner } from './confirmations.repository.ts';

/**
 * Confirms the address of a signed-in account with the link that was mailed there. The link alone confirms nothing:
 * a person whose address a stranger registered does not know the password, and cannot confirm the stranger's account.
 * @returns whether the address had been confirmed before @throws AppError for a link of another account, or a bad one
 */
export function confirmEmail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  token: string,
): Promise<{ readonly wasConfirmed: boolean }> {
  const tokenHash = hashToken(token);
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId);
    if (!user) throw new AppError('unauthenticated');
    const owner = await findConfirmationOwner(trx, tokenHash);
    if (owner !== undefined && owner !== userId) throw new AppError('identity.confirmation_of_another');
    if (user.email_verified_at !== null) return { wasConfirmed: true };
    const now = clock.now();
    if (!(await takeLink(trx, 'email_confirmations', { userId, tokenHash, now })))
      throw new AppError('identity.confirmation_link_invalid');
    await changeUser(trx, userId, { email_verified_at: now });
    return { wasConfirmed: false };
  });
}
