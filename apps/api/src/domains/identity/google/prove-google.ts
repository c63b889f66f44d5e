import type { GoogleProof } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken } from '../../../platform/token.ts';
import { takeAttemptByNonce, takeSessionKey } from './google-attempts.repository.ts';
import type { GooglePerson } from './google-person.ts';
import type { GoogleProvider } from './google-provider.ts';

/**
 * Returns the holder of the Google account that a browser proves: by the callback's one-time key, or by an ID token
 * for one of our nonces. Each works once, in the browser that started, for its first purpose.
 * @param userId the account to link; null to sign in @throws AppError
 */
export async function proveGoogle(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  google: GoogleProvider,
  { credential, sessionKey, browserKey }: GoogleProof,
  userId: number | null,
): Promise<GooglePerson> {
  const bearer = { browserKeyHash: hashToken(browserKey), userId };
  const now = clock.now();
  if (sessionKey !== undefined) {
    const person = await takeSessionKey(db, hashToken(sessionKey), bearer, now);
    if (!person) throw new AppError('identity.google_callback_invalid');
    return person;
  }
  const { person, nonce } = await google.personOfCredential(credential ?? '');
  const isOurs = typeof nonce === 'string' && (await takeAttemptByNonce(db, nonce, bearer, now));
  if (!isOurs) throw new AppError('identity.google_refused');
  return person;
}
