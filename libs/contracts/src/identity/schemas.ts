import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { calendarDate, instant } from '../shared/datetime.ts';
import { email, optionalPhone, personName } from '../shared/person.ts';
import { maybe, wireObject, wireRequest } from '../shared/wire.ts';

export const roles = ['customer', 'operator'] as const;
export type Role = (typeof roles)[number];

export const user = wireObject({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  birth_date: z.nullable(calendarDate),
  gender: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  role: z.enum(roles),
  created_at: instant,
});
export type User = z.output<typeof user>;

export const session = z.object({ token: z.string(), user });
export type Session = z.output<typeof session>;

const password = z
  .string('validation.password_required')
  .check(z.minLength(6, 'validation.password_min_6'), z.maxLength(128, 'validation.too_long'));

/** Where a password is changed rather than first chosen, it is longer. */
export const newPassword = z
  .string('validation.password_required')
  .check(z.minLength(8, 'validation.password_min_8'), z.maxLength(128, 'validation.too_long'));

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
  password: z
    .string('validation.password_required')
    .check(z.minLength(1, 'validation.password_required'), z.maxLength(128, 'validation.too_long')),
  remember: z.optional(z.boolean()),
});
export type Credentials = z.output<typeof credentials>;

export const sessionAnswer = envelope(session);

/** `POST /register` has the token and the user beside `success`, not under `data`. */
export const flatSessionAnswer = z.object({
  success: z.literal(true),
  message: z.optional(z.string()),
  token: z.string(),
  user,
});

/** `GET /auth/me` answers the user under `data` and, for one of the observed readers, at the top level. */
export const currentUserAnswer = z.object({ success: z.literal(true), data: z.object({ user }), user });
