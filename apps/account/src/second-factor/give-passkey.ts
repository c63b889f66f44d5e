import { send, type Transport } from '@livree/api-client';
import { secondFactorRoutes } from '@livree/contracts';
import type { TFunction } from 'i18next';
import { showCredential } from '../webauthn/show-credential.ts';
import { startPasskeySignIn } from '../webauthn/start-passkey-sign-in.ts';

/** Shows a passkey of this device instead of a code. @throws ApiError in the visitor's language */
export async function givePasskey(api: Transport, t: TFunction<'account'>) {
  const credential = await showCredential(await startPasskeySignIn(api), t);
  return send(api, secondFactorRoutes.givePasskey, { body: { credential } });
}
