import type { Transport } from '@livree/api-client';
import type { TFunction } from 'i18next';
import { showCredential } from '../../../webauthn/show-credential.ts';
import { startPasskeySignIn } from '../../../webauthn/start-passkey-sign-in.ts';
import { finishPasskeySignIn } from '../api/finish-passkey-sign-in.ts';

/** Opens a session with a passkey of this device; `remember` keeps it for 30 days. */
export async function signInWithPasskey(api: Transport, remember: boolean, t: TFunction<'account'>) {
  const options = await startPasskeySignIn(api);
  return finishPasskeySignIn(api, { credential: await showCredential(options, t), remember });
}
