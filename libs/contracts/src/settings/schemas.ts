import { profileFields, user } from '../identity/user.ts';
import { z } from '../schema.ts';
import { instant } from '../shared/datetime.ts';
import { envelope } from '../shared/envelope.ts';
import { languageSchema } from '../shared/language.ts';
import { amount } from '../shared/money.ts';
import { openEnum, wireObject } from '../shared/wire.ts';
import { primaryColors, themeModes } from './looks.ts';

export const genders = ['male', 'female', 'other'] as const;
export const currencies = ['EUR'] as const;
export const profileVisibilities = ['private', 'public', 'friends'] as const;

/** When the customer chose; null for a default, with which each browser keeps its own choice. */
const chosenAt = z.nullable(instant);

/** An account's data on the settings screens. */
export const settings = wireObject({
  profile: wireObject(profileFields),
  preferences: wireObject({
    language: languageSchema,
    language_chosen_at: chosenAt,
    timezone: z.string(),
    currency: openEnum(currencies),
  }),
  notifications: wireObject({
    email: z.boolean(),
    sms: z.boolean(),
    push: z.boolean(),
    marketing: z.boolean(),
  }),
  privacy: wireObject({
    profile_visibility: openEnum(profileVisibilities),
    show_email: z.boolean(),
    show_phone: z.boolean(),
  }),
  reservations: wireObject({
    default_pickup_time: z.string(),
    preferred_vehicle_type: z.nullable(z.string()),
    auto_confirm: z.boolean(),
  }),
  theme: wireObject({
    mode: openEnum(themeModes),
    mode_chosen_at: chosenAt,
    primary_color: openEnum(primaryColors),
    primary_color_chosen_at: chosenAt,
  }),
  security: wireObject({ login_notifications: z.boolean(), session_timeout: z.number() }),
  account: wireObject({
    created_at: instant,
    last_login_at: z.nullable(instant),
    is_active: z.boolean(),
    has_password: z.boolean(),
  }),
});
export type Settings = z.output<typeof settings>;

const avatar = wireObject({
  /** A path below `/storage/`; null if there is none. */
  avatar: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
});

const profileStats = wireObject({
  total_reservations: z.number(),
  upcoming_reservations: z.number(),
  completed_reservations: z.number(),
  cancelled_reservations: z.number(),
  total_spent: amount,
  member_since: instant,
});

export const settingsAnswer = envelope(settings);
export const profileAnswer = envelope(user);
export const profileStatsAnswer = envelope(profileStats);
export const avatarAnswer = envelope(avatar);
export const languageOptionsAnswer = envelope(
  z.array(z.object({ code: languageSchema, name: z.string(), flag: z.string() })),
);
export const timezoneOptionsAnswer = envelope(z.array(z.object({ value: z.string(), label: z.string() })));
export const currencyOptionsAnswer = envelope(
  z.array(z.object({ code: z.string(), name: z.string(), symbol: z.string() })),
);
/** One entry for each domain with data about the person. */
export const dataExportAnswer = envelope(z.record(z.string(), z.unknown()));
