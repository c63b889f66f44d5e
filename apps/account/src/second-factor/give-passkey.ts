import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes, secondFactorRoutes } from '@livree/contracts';
import type { TFunction } from 'i18next';
import { showCredential } from '../webauthn/show-credential.ts';

/** Shows a passkey of this device instead of a code. @throws ApiError in the visitor's language */
export async function givePasskey(api: Transport, t: TFunction<'account'>) {
  const { data } = await send(api, passkeyRoutes.startSignIn, {});
  const credential = await showCredential(data, t);
  return send(api, secondFactorRoutes.givePasskey, { body: { credential } });
}
