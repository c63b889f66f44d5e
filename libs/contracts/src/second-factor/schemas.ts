import { shownCredential } from '../passkeys/schemas.ts';
import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { wireObject, wireRequest } from '../shared/wire.ts';

/** What somebody of the company has as second factor, and what this session has given of it. */
export const secondFactor = wireObject({
  /** Whether the site asks this person for one. */
  is_asked: z.boolean(),
  /** Whether this session gave it: until then, it has the rights of a customer. */
  is_given: z.boolean(),
  /** The authenticator app, which shows codes. */
  authenticator: z.nullable(wireObject({ created_at: instant, last_used_at: z.nullable(instant) })),
  passkey_count: z.number(),
  /** How many recovery codes are left. */
  recovery_codes: z.number(),
});
export type SecondFactor = z.output<typeof secondFactor>;
export const secondFactorAnswer = envelope(secondFactor);

/** The secret of a new authenticator: as text, as the address that apps read, and that address in squares. */
export const newAuthenticator = wireObject({
  secret: z.string(),
  uri: z.string(),
  /** One text for each row of the code, `1` for a dark square. */
  squares: z.array(z.string()),
});
export type NewAuthenticator = z.output<typeof newAuthenticator>;
export const newAuthenticatorAnswer = envelope(newAuthenticator);

/** What people write between the digits and letters of a code. */
const gaps = /[\s-]/g;

const typed = (length: number) =>
  z.string('second_factor.code_required').check(
    z.maxLength(length, 'second_factor.code_wrong'),
    z.overwrite((text) => text.replace(gaps, '').toLowerCase()),
    z.minLength(1, 'second_factor.code_required'),
  );

/** A code of the authenticator. */
export const authenticatorCode = wireRequest({ code: typed(20) });

/** A code of the authenticator, or a recovery code. */
export const givenCode = wireRequest({ code: typed(40) });

/** A passkey of the signed-in person, shown for a challenge of `/auth/passkeys/sign-in/options`. */
export const givenPasskey = wireRequest({ credential: shownCredential });

/** Each works once; they are shown this one time. */
export const recoveryCodesAnswer = envelope(wireObject({ codes: z.array(z.string()) }));
