import type { RequestOptions, ShownCredential } from '@livree/contracts';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { changeAccount } from '../commands/change-account.ts';
import { openSession } from '../commands/open-session.ts';
import { loggedInJob } from '../identity.jobs.ts';
import { userById, type UserRow } from '../identity.repository.ts';
import { addChallenge } from './challenges.repository.ts';
import { countUse, passkeyByCredential, type PasskeyRow } from './passkeys.repository.ts';
import { ceremonyMs, relyingParty, selection } from './relying-party.ts';
import { signedChallenge } from './signed-challenge.ts';

/** Asks for any passkey that a device has for this site, without a user name. */
export async function startSignIn({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<RequestOptions> {
  const { id: rpId } = relyingParty(config);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await addChallenge(db, challenge, null, new Date(clock.now().getTime() + ceremonyMs));
  return { rpId, challenge, timeout: ceremonyMs, userVerification: selection.userVerification };
}

/** Opens a session of the passkey's account. @throws AppError `passkeys.refused` for any error */
export async function signInWithPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  credential: ShownCredential,
  remember: boolean,
): Promise<{ token: string; user: UserRow }> {
  const { db, clock, jobs } = deps;
  const expectedChallenge = await signedChallenge(deps, credential.response.clientDataJSON, null);
  const passkey = await passkeyByCredential(db, credential.id);
  if (!passkey) throw new AppError('passkeys.refused');
  const counter = await verifySignature(deps, passkey, credential, expectedChallenge);
  return changeAccount(deps, passkey.user_id, async (trx) => {
    const now = clock.now();
    const user = await userById(trx, passkey.user_id);
    if (!user?.is_active || !(await countUse(trx, passkey, counter, now)))
      throw new AppError('passkeys.refused');
    await jobs.send(trx, loggedInJob, { userId: user.id, at: now.toISOString() });
    return { token: await openSession(trx, user, remember, now), user };
  });
}

/** Checks the signature; returns the passkey's counter. */
async function verifySignature(
  { config }: Pick<Deps, 'config'>,
  { credential_id: id, public_key: publicKey, counter }: PasskeyRow,
  credential: ShownCredential,
  expectedChallenge: string,
): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => {
    throw new AppError('passkeys.refused');
  });
  if (!verified) throw new AppError('passkeys.refused');
  return authenticationInfo.newCounter;
}
