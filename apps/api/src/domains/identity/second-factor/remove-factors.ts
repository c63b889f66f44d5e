import type { Connection } from '../../../platform/db/index.ts';
import { removeAllPasskeys } from '../passkeys/passkeys.repository.ts';
import { removeAuthenticator } from './authenticators.repository.ts';
import { removeRecoveryCodes } from './recovery-codes.repository.ts';

/** Removes every second factor of an account. */
export async function removeFactors(trx: Connection, userId: number): Promise<void> {
  await removeAllPasskeys(trx, userId);
  await removeAuthenticator(trx, userId);
  await removeRecoveryCodes(trx, userId);
}
