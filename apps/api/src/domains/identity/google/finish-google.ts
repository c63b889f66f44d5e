import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { hashToken, newToken } from '../../../platform/token.ts';
import { addSessionKey, type GoogleAttempt } from './google-attempts.repository.ts';
import type { GoogleProvider } from './google-provider.ts';

const sessionKeyMs = 60_000;

/**
 * Identifies the returning person and returns the one-time key that the browser exchanges within a minute.
 * @param search the callback's query @throws AppError
 */
export async function finishGoogle(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  google: GoogleProvider,
  attempt: GoogleAttempt,
  search: string,
): Promise<string> {
  const query = new URLSearchParams(search);
  if (query.get('error') === 'access_denied') throw new AppError('identity.google_cancelled');
  const { nonce, code_verifier: codeVerifier } = attempt;
  const person = await google.personAtCallback(search, {
    state: query.get('state') ?? '',
    nonce,
    codeVerifier,
  });
  const sessionKey = newToken();
  const bearer = { browserKeyHash: attempt.browser_key_hash, userId: attempt.user_id };
  const expiresAt = new Date(clock.now().getTime() + sessionKeyMs);
  await addSessionKey(db, hashToken(sessionKey), bearer, person, expiresAt);
  return sessionKey;
}
