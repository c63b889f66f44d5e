import type { RequestOptions, ShownCredential } from '@livree/contracts';
import type { TFunction } from 'i18next';
import { ceremony } from './ceremony.ts';

/** Asks the user for one of their passkeys. @throws ApiError in the visitor's language */
export function showCredential(options: RequestOptions, t: TFunction<'account'>): Promise<ShownCredential> {
  return ceremony(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options });
    return { id, rawId, type, response, clientExtensionResults: {} };
  }, t);
}
