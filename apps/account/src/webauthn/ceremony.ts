import { ApiError } from '@livree/api-client';
import type { TFunction } from 'i18next';

/** The browser's error names, with the key of each text. */
const texts = new Map<string, `passkeys.${'cancelled' | 'known' | 'unsupported'}`>([
  ['NotAllowedError', 'passkeys.cancelled'],
  ['AbortError', 'passkeys.cancelled'],
  ['InvalidStateError', 'passkeys.known'],
  ['NotSupportedError', 'passkeys.unsupported'],
  ['ConstraintError', 'passkeys.unsupported'],
]);

/** Lets the browser ask the user for a passkey. @throws ApiError in the visitor's language */
export async function ceremony<Credential>(
  ask: () => Promise<Credential>,
  t: TFunction<'account'>,
): Promise<Credential> {
  if (typeof PublicKeyCredential === 'undefined') throw refusal(t('passkeys.unsupported'));
  try {
    return await ask();
  } catch (error) {
    const text = error instanceof Error ? texts.get(error.name) : undefined;
    throw refusal(t(text ?? 'passkeys.failed'));
  }
}

const refusal = (message: string) => new ApiError({ status: 0, code: 'passkey', message });
