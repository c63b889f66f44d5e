import type { Language } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { hashToken, newToken } from '../../../platform/token.ts';
import { addAttempt } from './google-attempts.repository.ts';
import type { GoogleProvider } from './google-provider.ts';

const attemptMs = 10 * 60_000;

/** Prepares a sign-in at Google. @param userId the account to link; null to sign in */
export async function startGoogle(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  google: GoogleProvider,
  userId: number | null,
  language: Language,
): Promise<{ redirectUrl: string; browserKey: string; nonce: string }> {
  const departure = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
  const browserKey = newToken();
  const redirectUrl = await google.pageFor(departure);
  await addAttempt(db, {
    state_hash: hashToken(departure.state),
    nonce: departure.nonce,
    code_verifier: departure.codeVerifier,
    browser_key_hash: hashToken(browserKey),
    user_id: userId,
    language,
    expires_at: new Date(clock.now().getTime() + attemptMs),
  });
  return { redirectUrl, browserKey, nonce: departure.nonce };
}
