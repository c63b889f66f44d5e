import type { CreationOptions, NewCredential } from '@livree/contracts';
import type { Translate } from '@livree/platform';
import { ceremony } from './ceremony.ts';

/** Creates a passkey on the device. @throws ApiError in the visitor's language */
export function makeCredential(options: CreationOptions, t: Translate): Promise<NewCredential> {
  return ceremony(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    return { id, rawId, type, response, clientExtensionResults: {} };
  }, t);
}
