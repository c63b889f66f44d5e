import type { Transport } from '@livree/api-client';
import type { TFunction } from 'i18next';
import { addPasskey } from './add-passkey.ts';
import { makeCredential } from './make-credential.ts';
import { startAddingPasskey } from './start-adding-passkey.ts';

export interface NewPasskey {
  readonly name: string;
  /** Absent if the account has none. */
  readonly password?: string | undefined;
}

/** Creates a passkey on the device and stores it. */
export async function makePasskey(api: Transport, { name, password }: NewPasskey, t: TFunction<'account'>) {
  const options = await startAddingPasskey(api, password);
  return addPasskey(api, { name, credential: await makeCredential(options, t) });
}
