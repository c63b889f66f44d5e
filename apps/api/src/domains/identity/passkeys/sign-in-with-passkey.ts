import type { RequestOptions, ShownCredential } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { changeAccount } from '../commands/change-account.ts';
import { openSession } from '../commands/open-session.ts';
import { loggedInJob } from '../identity.jobs.ts';
import { userById, type UserRow } from '../identity.repository.ts';
import { markFactorGiven } from '../second-factor/mark-factor-given.ts';
import { addChallenge } from './challenges.repository.ts';
import { ceremonyMs, relyingParty, selection } from './relying-party.ts';
import { verifyPasskey } from './verify-passkey.ts';
import { loadWebauthn } from './webauthn.ts';

/** Asks for any passkey that a device has for this site, without a user name. */
export async function startSignIn({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<RequestOptions> {
  const { id: rpId } = relyingParty(config);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await addChallenge(db, challenge, null, new Date(clock.now().getTime() + ceremonyMs));
  return { rpId, challenge, timeout: ceremonyMs, userVerification: selection.userVerification };
}

/** Opens a session of the passkey's account, which counts as second factor too: the device verified its owner. @throws AppError `passkeys.refused` for any error */
export async function signInWithPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  credential: ShownCredential,
  remember: boolean,
): Promise<{ token: string; user: UserRow }> {
  const { clock, jobs } = deps;
  const { passkey, count } = await verifyPasskey(deps, credential);
  return changeAccount(deps, passkey.user_id, async (trx) => {
    const now = clock.now();
    const user = await userById(trx, passkey.user_id);
    if (!user?.is_active) throw new AppError('passkeys.refused');
    await count(trx);
    await jobs.send(trx, loggedInJob, { userId: user.id, at: now.toISOString() });
    const token = await openSession(trx, user, remember, now);
    await markFactorGiven(trx, deps, token);
    return { token, user };
  });
}
