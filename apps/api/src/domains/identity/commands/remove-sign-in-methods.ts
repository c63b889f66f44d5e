import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { removeGoogleAccount } from '../google/google-accounts.repository.ts';
import { signInMethodsRemovedJob } from '../identity.jobs.ts';
import { removeDevices } from '../known-devices.repository.ts';
import { removeAllPasskeys } from '../passkeys/passkeys.repository.ts';
import { removeReset } from '../password-resets.repository.ts';
import { lockUser } from '../personal-data.repository.ts';
import { endSessions } from '../sessions.repository.ts';

/**
 * Removes what opens an account besides its password: passkeys, the linked Google account, known browsers, an open
 * reset link and sessions, inside the caller's transaction. @param keepToken the session that stays open
 */
export async function removeSignInMethods(
  trx: Connection,
  { jobs }: Pick<Deps, 'jobs'>,
  userId: number,
  keepToken: string | null = null,
): Promise<void> {
  const user = await lockUser(trx, userId);
  await removeAllPasskeys(trx, userId);
  await removeGoogleAccount(trx, userId);
  await removeDevices(trx, userId);
  const wasConfirmed = user?.email_verified_at != null;
  if (wasConfirmed) await removeReset(trx, userId);
  await endSessions(trx, userId, keepToken === null ? null : hashToken(keepToken));
  await jobs.send(trx, signInMethodsRemovedJob, { userId, wasConfirmed });
}
