import type { SecondFactor } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { userById } from '../identity.repository.ts';
import { isFactorAsked } from '../model/role-in-session.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import { factorGivenAt } from '../sessions.repository.ts';
import { findAuthenticator } from './authenticators.repository.ts';
import { listRecoveryCodes } from './recovery-codes.repository.ts';

/** What somebody has as second factor, and what the session of a token gave. */
export async function readSecondFactor(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: number,
  token: string | null,
): Promise<SecondFactor> {
  const user = await userById(db, userId);
  if (!user || token === null) throw new AppError('unauthenticated');
  const app = await findAuthenticator(db, userId);
  const passkeys = await listPasskeys(db, userId);
  const codes = await listRecoveryCodes(db, userId);
  return {
    isAsked: isFactorAsked(config, user.role),
    isGiven: (await factorGivenAt(db, hashToken(token))) !== null,
    authenticator: app
      ? { createdAt: app.created_at.toISOString(), lastUsedAt: app.last_used_at?.toISOString() ?? null }
      : null,
    passkeyCount: passkeys.length,
    recoveryCodes: codes.filter(({ used_at }) => used_at === null).length,
  };
}
