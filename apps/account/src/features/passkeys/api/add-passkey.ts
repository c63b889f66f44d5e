import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes } from '@livree/contracts';
import type { Translate } from '@livree/platform';
import { makeCredential } from '../../../webauthn/make-credential.ts';

export interface NewPasskey {
  readonly name: string;
  /** Absent where the account has none. */
  readonly password?: string | undefined;
}

/** Lets the person make a passkey and keeps it. */
export async function addPasskey(api: Transport, { name, password }: NewPasskey, t: Translate) {
  const { data: options } = await send(api, passkeyRoutes.startAdding, { body: { password } });
  const credential = await makeCredential(options, t);
  return send(api, passkeyRoutes.add, { body: { name, credential } });
}
