import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { removeGoogleAccount } from '../google/google-accounts.repository.ts';
import { signInMethodsRemovedJob } from '../identity.jobs.ts';
import { removeDevices } from '../known-devices.repository.ts';
import { removeReset } from '../password-resets.repository.ts';
import { lockUser } from '../personal-data.repository.ts';
import { removeFactors } from '../second-factor/remove-factors.ts';
import { endSessions } from '../sessions.repository.ts';

interface Kept {
  /** The session that stays open. */
  readonly token?: string | null;
  /** Whether passkeys, the authenticator and recovery codes stay, because a password alone opens nothing. */
  readonly factors?: boolean;
}

/**
 * Removes what opens an account besides its password: second factors, the linked Google account, known browsers, an open
 * reset link and sessions, inside the caller's transaction.
 */
export async function removeSignInMethods(
  trx: Connection,
  { jobs }: Pick<Deps, 'jobs'>,
  userId: number,
  { token = null, factors = false }: Kept = {},
): Promise<void> {
  const user = await lockUser(trx, userId);
  if (!factors) await removeFactors(trx, userId);
  await removeGoogleAccount(trx, userId);
  await removeDevices(trx, userId);
  const wasConfirmed = user?.email_verified_at != null;
  if (wasConfirmed) await removeReset(trx, userId);
  await endSessions(trx, userId, token === null ? null : hashToken(token));
  await jobs.send(trx, signInMethodsRemovedJob, { userId, wasConfirmed });
}
