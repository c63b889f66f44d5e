import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { email, optionalPhone, personName } from '../shared/person.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';
import { user } from './user.ts';

/** Who is signed in by a token, with the role that the session has. */
export const sessionFields = { token: z.string(), user };
const session = wireObject({
  ...sessionFields,
  /** Whether the session has the rights of a customer until its person gives the second factor. */
  second_factor_asked: z.optional(z.boolean()),
});
export type Session = z.output<typeof session>;

const passwordText = (...rules: z.core.$ZodCheck<string>[]) =>
  z
    .string('validation.password_required')
    .check(
      z.minLength(1, { error: 'validation.password_required', abort: true }),
      ...rules,
      z.maxLength(128, 'validation.too_long'),
    );

const password = passwordText(z.minLength(6, 'validation.password_min_6'));

/** A changed password must be longer than a first one. */
export const newPassword = passwordText(z.minLength(8, 'validation.password_min_8'));

export const registration = wireRequest({
  name: personName,
  email,
  phone: maybe(optionalPhone),
  password,
  password_confirmation: z.string('validation.password_confirmation_required'),
});
export type Registration = z.output<typeof registration>;

export const credentials = z.strictObject({
  email,
  password: passwordText(),
  remember: z.optional(z.boolean()),
});
export type Credentials = z.output<typeof credentials>;

export const sessionAnswer = envelope(session);

/** `POST /register` returns the token and the user beside `success`, not below `data`. */
export const flatSessionAnswer = z.object({
  success: z.literal(true),
  message: z.optional(z.string()),
  token: z.string(),
  user,
});

/** `GET /auth/me` returns the user below `data` and, for one observed client, at the top level. */
export const currentUserAnswer = z.object({
  success: z.literal(true),
  data: wireObject({
    user,
    /** The ways in which this user can sign in. Without a password, Google cannot be unlinked. */
    sign_in_methods: z.object({ password: z.boolean(), google: z.boolean() }),
    /** Whether this user proved to read mail at the account's address. */
    email_confirmed: z.boolean(),
    /** Whether this user books without an account of their own. */
    is_guest: z.optional(z.boolean()),
    /** Whether the session has the rights of a customer until this user gives the second factor. */
    second_factor_asked: z.optional(z.boolean()),
  }),
  user,
});

export const forgottenPassword = wireRequest({ email });

const secret = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(200, message));

/** The parameters of the link in the mail. */
const resetLinkFields = {
  email: z
    .string('validation.reset_link')
    .check(z.trim(), z.toLowerCase(), z.maxLength(254, 'validation.reset_link')),
  token: secret('validation.reset_link'),
};
export const resetLink = wireRequest(resetLinkFields);
export type ResetLink = z.output<typeof resetLink>;

/** The token of the mail's link that confirms an address. */
export const emailConfirmation = wireRequest({ token: secret('identity.confirmation_link_invalid') });

/** The token of the link that signs in as operator. */
export const operatorLink = wireRequest({ token: secret('identity.operator_link_invalid') });

export const emailConfirmedAnswer = envelope(wireObject({ was_confirmed: z.boolean() }));
/** An account without a password omits it and must have signed in recently. */
export const givenPassword = wireRequest({
  password: maybe(z.string('validation.invalid').check(z.maxLength(128, 'validation.too_long'))),
});

/** The link's parameters with the new password. */
export const passwordReset = wireRequest({
  ...resetLinkFields,
  password: newPassword,
  password_confirmation: z
    .string('validation.password_confirmation_required')
    .check(z.minLength(1, 'validation.password_confirmation_required')),
});
export type PasswordReset = z.output<typeof passwordReset>;

/** The purpose of a sign-in at Google. */
export const googlePurpose = wireRequest({ purpose: z.optional(z.enum(['sign-in', 'link'])) });

/**
 * Google's page, and the secrets that tie the return to this browser: `browser_key` stays in it and is sent with the
 * proof, `nonce` is for a Google button on the page itself. Both are valid for ten minutes.
 */
export const googleStart = wireObject({
  redirect_url: z.string(),
  browser_key: z.string(),
  nonce: z.string(),
});
export const googleStartAnswer = envelope(googleStart);

const browserKey = secret('identity.google_callback_invalid');
const sessionKey = secret('identity.google_callback_invalid');
const credential = z
  .string('identity.google_refused')
  .check(z.minLength(1, 'identity.google_refused'), z.maxLength(8192, 'identity.google_refused'));

/** An ID token from Google's button. */
export const googleCredential = wireRequest({
  credential,
  browser_key: browserKey,
  remember: z.optional(z.boolean()),
});

/** The one-time key in the callback's address. */
export const googleSessionKey = wireRequest({
  session_key: sessionKey,
  browser_key: browserKey,
  remember: z.optional(z.boolean()),
});

/** Either proof of a Google account. */
export const googleProof = wireRequest({
  credential: z.optional(credential),
  session_key: z.optional(sessionKey),
  browser_key: browserKey,
});
export type GoogleProof = z.output<typeof googleProof>;
