import type { GoogleProof, User } from '@livree/contracts';
import type { FakeCall } from './handler.ts';
import { FakeRefusal } from './refusal.ts';

/** Returns a page through which Google sends the visitor back at once. */
export function startFakeGoogle({ state }: FakeCall) {
  requireGoogle(state.config.flags);
  const sessionKey = `fake-google-key-${state.googleKeys.size + 1}`;
  const browserKey = `fake-browser-key-${state.googleKeys.size + 1}`;
  state.googleKeys.set(sessionKey, browserKey);
  const redirectUrl = `/google-callback?${new URLSearchParams({ success: 'true', session_key: sessionKey })}`;
  return { redirectUrl, browserKey, nonce: `fake-nonce-${state.googleKeys.size}` };
}

/** Accepts a proof that was started here, once; the one-time key also works as ID token. */
export function takeFakeProof(
  { sessionKey, credential, browserKey }: GoogleProof,
  { state }: FakeCall,
): void {
  requireGoogle(state.config.flags);
  const key = sessionKey ?? credential ?? '';
  if (state.googleKeys.get(key) !== browserKey) {
    throw new FakeRefusal(
      sessionKey === undefined ? 'identity.google_refused' : 'identity.google_callback_invalid',
    );
  }
  state.googleKeys.delete(key);
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
