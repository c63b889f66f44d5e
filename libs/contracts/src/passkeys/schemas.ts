import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';

/** A passkey for its holder. `is_synced`: it is stored in an account of the vendor, not only on one device. */
export const passkey = wireObject({
  id: z.number(),
  name: z.string(),
  is_synced: z.boolean(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;
export const passkeyAnswer = envelope(passkey);
export const passkeysAnswer = envelope(z.array(passkey));

const name = z
  .string('validation.name_required')
  .check(
    z.trim(),
    z.minLength(1, { error: 'validation.name_required', abort: true }),
    z.maxLength(60, 'validation.too_long'),
  );

/** Base64url from browsers and authenticators, from a few bytes to an attestation. */
const bytes = z
  .string('passkeys.refused')
  .check(z.minLength(1, 'passkeys.refused'), z.maxLength(16_384, 'passkeys.refused'));

const credentialKind = z.literal('public-key', 'passkeys.refused');

/** An answer of `navigator.credentials.create`, as WebAuthn JSON; no extensions are requested. */
export const newCredential = z.object(
  {
    id: bytes,
    rawId: bytes,
    type: credentialKind,
    clientExtensionResults: z.object({}, 'passkeys.refused'),
    response: z.object({ clientDataJSON: bytes, attestationObject: bytes }, 'passkeys.refused'),
  },
  'passkeys.refused',
);
export type NewCredential = z.output<typeof newCredential>;

/** An answer of `navigator.credentials.get`. */
export const shownCredential = z.object(
  {
    id: bytes,
    rawId: bytes,
    type: credentialKind,
    clientExtensionResults: z.object({}, 'passkeys.refused'),
    response: z.object(
      {
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
      },
      'passkeys.refused',
    ),
  },
  'passkeys.refused',
);
export type ShownCredential = z.output<typeof shownCredential>;

const verification = z.enum(['required', 'preferred', 'discouraged']);
const descriptor = z.object({ id: z.string(), type: z.literal('public-key') });

/** For `navigator.credentials.create`. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: verification,
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.output<typeof creationOptions>;
export const creationOptionsAnswer = envelope(creationOptions);

/** For `navigator.credentials.get`: the user chooses one of their device's passkeys for this site. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: verification,
});
export type RequestOptions = z.output<typeof requestOptions>;
export const requestOptionsAnswer = envelope(requestOptions);

/** An account without a password omits it and must have signed in recently. */
export const passkeyStart = z.strictObject({
  password: maybe(z.string('validation.invalid').check(z.maxLength(128, 'validation.too_long'))),
});

export const passkeyAddition = z.strictObject({ name, credential: newCredential });
export type PasskeyAddition = z.output<typeof passkeyAddition>;

export const passkeyName = z.strictObject({ name });

export const passkeySignIn = wireRequest({
  credential: shownCredential,
  remember: z.optional(z.boolean()),
});
