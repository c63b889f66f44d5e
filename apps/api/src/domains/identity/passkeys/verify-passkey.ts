import type { ShownCredential } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { countUse, passkeyByCredential, type PasskeyRow } from './passkeys.repository.ts';
import { relyingParty } from './relying-party.ts';
import { signedChallenge } from './signed-challenge.ts';
import { loadWebauthn } from './webauthn.ts';

export interface ShownPasskey {
  readonly passkey: PasskeyRow;
  /** Stores the use in the caller's transaction. @throws AppError `passkeys.refused` if its counter has not risen */
  count(trx: Connection): Promise<void>;
}

/** Uses up the challenge that a passkey signed, and checks the signature. @throws AppError `passkeys.refused` for any error */
export async function verifyPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  credential: ShownCredential,
): Promise<ShownPasskey> {
  const expectedChallenge = await signedChallenge(deps, credential.response.clientDataJSON, null);
  const passkey = await passkeyByCredential(deps.db, credential.id);
  if (!passkey) throw new AppError('passkeys.refused');
  const counter = await verifySignature(deps, passkey, credential, expectedChallenge);
  return {
    passkey,
    async count(trx) {
      if (!(await countUse(trx, passkey, counter, deps.clock.now()))) throw new AppError('passkeys.refused');
    },
  };
}

/** Checks the signature; returns the passkey's counter. */
async function verifySignature(
  { config }: Pick<Deps, 'config'>,
  { credential_id: id, public_key: publicKey, counter }: PasskeyRow,
  credential: ShownCredential,
  expectedChallenge: string,
): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config);
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => {
    throw new AppError('passkeys.refused');
  });
  if (!verified) throw new AppError('passkeys.refused');
  return authenticationInfo.newCounter;
}
