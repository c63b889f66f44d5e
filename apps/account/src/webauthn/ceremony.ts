import { ApiError } from '@livree/api-client';
import type { Translate } from '@livree/platform';

/** The browser's error names, with the key of each text. */
const texts: ReadonlyMap<string, string> = new Map([
  ['NotAllowedError', 'passkeys.cancelled'],
  ['AbortError', 'passkeys.cancelled'],
  ['InvalidStateError', 'passkeys.known'],
  ['NotSupportedError', 'passkeys.unsupported'],
  ['ConstraintError', 'passkeys.unsupported'],
]);

/** Lets the browser ask the user for a passkey. @throws ApiError in the visitor's language */
export async function ceremony<Credential>(
  ask: () => Promise<Credential>,
  t: Translate,
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
