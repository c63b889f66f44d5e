import type { CreationOptions, NewCredential } from '@livree/contracts';
import type { TFunction } from 'i18next';
import { ceremony } from './ceremony.ts';

/** Creates a passkey on the device. @throws ApiError in the visitor's language */
export function makeCredential(options: CreationOptions, t: TFunction<'account'>): Promise<NewCredential> {
  return ceremony(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    return { id, rawId, type, response, clientExtensionResults: {} };
  }, t);
}
