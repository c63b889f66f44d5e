import type { GoogleProof, User } from '@livree/contracts';
import type { FakeCall } from './handler.ts';
import { FakeRefusal } from './refusal.ts';

const keyStart = 'fake-google-key-';

/** A key and its browser's half belong together by their names: the way back to the page begins a fresh state. */
const pairedKey = (sessionKey: string): string => `browser-of-${sessionKey}`;

/** Returns a page through which Google sends the visitor back at once. */
export function startFakeGoogle({ state }: FakeCall) {
  requireGoogle(state.config.flags);
  const id = crypto.randomUUID();
  const sessionKey = `${keyStart}${id}`;
  const redirectUrl = `/google-callback?${new URLSearchParams({ success: 'true', session_key: sessionKey })}`;
  return { redirectUrl, browserKey: pairedKey(sessionKey), nonce: `fake-nonce-${id}` };
}

/** Accepts a proof that was started here, once; the one-time key also works as ID token. */
export function takeFakeProof(
  { sessionKey, credential, browserKey }: GoogleProof,
  { state }: FakeCall,
): void {
  requireGoogle(state.config.flags);
  const key = sessionKey ?? credential ?? '';
  const isStarted = key.startsWith(keyStart) && browserKey === pairedKey(key);
  if (!isStarted || state.usedGoogleKeys.has(key)) {
    throw new FakeRefusal(
      sessionKey === undefined ? 'identity.google_refused' : 'identity.google_callback_invalid',
    );
  }
  state.usedGoogleKeys.add(key);
}

/** A visitor who returns from Google is the customer of a fresh state. */
export function googleVisitor({ state }: FakeCall): User {
  const account = state.accounts[0];
  if (account === undefined) throw new FakeRefusal('identity.google_refused');
  state.googleAccounts.add(account.user.id);
  return account.user;
}

function requireGoogle(flags: { readonly googleSignIn: boolean }): void {
  if (!flags.googleSignIn) throw new FakeRefusal('identity.google_disabled');
}
