import type { Passkey, passkeyRoutes } from '@livree/contracts';
import { requireConfirmed } from '../confirming.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { requireHolder, requirePassword } from '../holder.ts';
import { FakeRefusal } from '../refusal.ts';
import { requireFakeFactor, saveFactor } from '../second-factor.ts';
import type { FakePasskey } from '../state.ts';
import { requireCustomer } from '../visitor.ts';
import { openSession } from './identity.ts';

const timeout = 300_000;

function newChallenge({ state }: FakeCall): string {
  const challenge = `ZmFrZS1jaGFsbGVuZ2Ut${state.passkeys.length}`;
  return challenge.padEnd(24, 'A');
}

function ownPasskey(id: number, call: FakeCall): FakePasskey {
  const customer = requireCustomer(call);
  const found = call.state.passkeys.find(
    ({ passkey, userId }) => passkey.id === id && userId === customer.id,
  );
  if (found === undefined) throw new FakeRefusal('passkeys.not_found');
  return found;
}

function replace({ state }: FakeCall, old: FakePasskey, passkey: Passkey): void {
  state.passkeys = state.passkeys.map((each) => (each === old ? { ...old, passkey } : each));
}

/** Passkeys without signatures: a credential is recognised by its id only. */
export const passkeyHandlers: Handlers<typeof passkeyRoutes> = {
  startAdding({ body }, call) {
    const { email, name } = requireCustomer(call);
    requireConfirmed(call);
    requirePassword(call, body?.password);
    requireFakeFactor(call);
    const verification = 'required' as const;
    return answer({
      rp: { id: 'localhost', name: call.state.config.brand.name },
      user: { id: 'MQ', name: email, displayName: name },
      challenge: newChallenge(call),
      pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
      timeout,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: verification,
        requireResidentKey: true,
        userVerification: verification,
      },
      attestation: 'none' as const,
    });
  },
  add({ body: { name, credential } }, call) {
    const { id: userId } = requireCustomer(call);
    requireConfirmed(call);
    const { state, now } = call;
    if (state.passkeys.some(({ credentialId }) => credentialId === credential.id))
      throw new FakeRefusal('passkeys.taken');
    const id = Math.max(0, ...state.passkeys.map(({ passkey }) => passkey.id)) + 1;
    const passkey = { id, name, isSynced: false, createdAt: now.toISOString(), lastUsedAt: null };
    state.passkeys.push({ passkey, credentialId: credential.id, userId });
    if (state.factors.has(userId)) saveFactor(call, { isGiven: true, isFresh: true });
    return answer(passkey);
  },
  list(_request, call) {
    const { id } = requireCustomer(call);
    const own = call.state.passkeys.filter(({ userId }) => userId === id);
    return answer(own.map(({ passkey }) => passkey));
  },
  rename({ params: { id }, body: { name } }, call) {
    const own = ownPasskey(id, call);
    const renamed = { ...own.passkey, name };
    replace(call, own, renamed);
    return answer(renamed);
  },
  remove({ params: { id } }, call) {
    requireHolder(call);
    const own = ownPasskey(id, call);
    call.state.passkeys = call.state.passkeys.filter((each) => each !== own);
    return { success: true };
  },
  startSignIn: (_request, call) =>
    answer({
      rpId: 'localhost',
      challenge: newChallenge(call),
      timeout,
      userVerification: 'required' as const,
    }),
  signIn({ body: { credential } }, call) {
    const shown = call.state.passkeys.find(({ credentialId }) => credentialId === credential.id);
    if (shown === undefined) throw new FakeRefusal('passkeys.refused');
    replace(call, shown, { ...shown.passkey, lastUsedAt: call.now.toISOString() });
    return answer(openSession(call.state, shown.userId));
  },
};
