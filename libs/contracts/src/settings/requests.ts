import { newPassword } from '../identity/schemas.ts';
import { z } from '../schema.ts';
import { calendarDate } from '../shared/datetime.ts';
import { languageSchema } from '../shared/language.ts';
import { optionalPhone, personName } from '../shared/person.ts';
import { maybe, wireRequest } from '../shared/wire.ts';
import { primaryColors, themeModes } from './looks.ts';
import { currencies, genders, profileVisibilities } from './schemas.ts';

const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.enum(values, 'validation.invalid'));
const toggle = z.optional(z.boolean('validation.invalid'));

const birthDate = calendarDate.check(z.refine((day) => day >= '1900-01-01', 'validation.birth_date'));

/** An absent field stays unchanged; a null or empty one is cleared. */
export const profileRequest = wireRequest({
  name: personName,
  phone: maybe(optionalPhone),
  address: maybe(z.string('validation.invalid').check(z.trim(), z.maxLength(300, 'validation.too_long'))),
  birth_date: maybe(z.union([z.literal(''), birthDate], { error: 'validation.birth_date' })),
  gender: maybe(z.enum(['', ...genders], 'validation.gender')),
});
export type ProfileRequest = z.output<typeof profileRequest>;

/** An account without a password needs no current one. */
export const passwordChange = wireRequest({
  current_password: maybe(z.string('validation.invalid').check(z.maxLength(128, 'validation.too_long'))),
  new_password: newPassword,
  new_password_confirmation: z
    .string('validation.password_confirmation_required')
    .check(z.minLength(1, 'validation.password_confirmation_required')),
  /** Also removes passkeys, the linked Google account and known browsers. */
  remove_ways_in: toggle,
});
export type PasswordChange = z.output<typeof passwordChange>;

export const preferencesRequest = wireRequest({
  language: z.optional(languageSchema),
  timezone: z.optional(
    z
      .string('validation.timezone')
      .check(z.minLength(1, 'validation.timezone'), z.maxLength(64, 'validation.timezone')),
  ),
  currency: optionalChoice(currencies),
});

export const notificationsRequest = wireRequest({
  email: toggle,
  sms: toggle,
  push: toggle,
  marketing: toggle,
  login_notifications: toggle,
});

export const privacyRequest = wireRequest({
  profile_visibility: optionalChoice(profileVisibilities),
  show_email: toggle,
  show_phone: toggle,
});

export const reservationDefaultsRequest = wireRequest({
  default_pickup_time: z.optional(
    z.string('validation.time').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.time')),
  ),
  preferred_vehicle_type: maybe(
    z.string('validation.invalid').check(z.trim(), z.maxLength(60, 'validation.too_long')),
  ),
  auto_confirm: toggle,
});

export const appearanceRequest = wireRequest({
  mode: optionalChoice(themeModes),
  primary_color: optionalChoice(primaryColors),
});

/** @property session_timeout idle minutes after which a session ends */
export const securityRequest = wireRequest({
  login_notifications: toggle,
  session_timeout: z.optional(
    z
      .int('validation.session_timeout')
      .check(z.minimum(5, 'validation.session_timeout'), z.maximum(480, 'validation.session_timeout')),
  ),
});
export type SecurityRequest = z.output<typeof securityRequest>;

export const maxAvatarBytes = 2 * 1024 * 1024;
export const avatarTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** The client declares the type; the server checks the content. */
export const avatarRequest = z.strictObject({
  avatar: z.file('validation.avatar_missing').check(
    z.minSize(1, { error: 'validation.avatar_missing', abort: true }),
    z.refine(({ type }) => type.startsWith('image/'), { error: 'validation.avatar_image', abort: true }),
    z.refine(({ type }) => avatarTypes.some((known) => known === type), 'validation.avatar_type'),
    z.maxSize(maxAvatarBytes, 'validation.avatar_size'),
  ),
});

/** An account without a password omits it and must have signed in recently. */
export const accountRemoval = z.strictObject({
  password: maybe(z.string('validation.invalid').check(z.maxLength(128, 'validation.too_long'))),
  confirmation: z.literal('DELETE', 'validation.delete_confirmation'),
});
export type AccountRemoval = z.output<typeof accountRemoval>;
