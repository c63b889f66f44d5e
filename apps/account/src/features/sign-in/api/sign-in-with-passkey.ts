import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes } from '@livree/contracts';
import type { Translate } from '@livree/platform';
import { showCredential } from '../../../webauthn/show-credential.ts';

/** Opens a session with a passkey of this device; `remember` keeps it for 30 days. */
export async function signInWithPasskey(api: Transport, remember: boolean, t: Translate) {
  const { data: options } = await send(api, passkeyRoutes.startSignIn, {});
  const credential = await showCredential(options, t);
  return send(api, passkeyRoutes.signIn, { body: { credential, remember } });
}
