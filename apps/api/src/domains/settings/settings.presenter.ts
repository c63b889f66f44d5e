import { languageSchema, type Settings } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { contactAddress, type UserRow } from '../identity/index.ts';
import type { Choices } from './settings.tables.ts';

/** An account and its holder's choices, in the groups of the settings screens. */
export function presentSettings(user: UserRow, choices: Choices): Settings {
  return {
    profile: {
      name: user.name,
      email: contactAddress(user),
      phone: user.phone,
      address: user.address,
      birthDate: user.birth_date,
      gender: user.gender,
      avatar: user.avatar,
    },
    security: {
      loginNotifications: choices.login_notifications,
      sessionTimeout: user.session_timeout_minutes,
    },
    account: {
      createdAt: user.created_at.toISOString(),
      lastLoginAt: user.last_login_at?.toISOString() ?? null,
      isActive: user.is_active,
      hasPassword: user.password_hash !== null,
    },
    ...presentChoices(user, choices),
  };
}

function presentChoices(user: UserRow, choices: Choices) {
  return {
    preferences: {
      language: z.parse(languageSchema, user.language),
      languageChosenAt: formatMoment(user.language_chosen_at),
      timezone: choices.timezone,
      currency: choices.currency,
    },
    notifications: {
      email: choices.email_notifications,
      sms: choices.sms_notifications,
      push: choices.push_notifications,
      marketing: choices.marketing,
    },
    privacy: {
      profileVisibility: choices.profile_visibility,
      showEmail: choices.show_email,
      showPhone: choices.show_phone,
    },
    reservations: {
      defaultPickupTime: choices.default_pickup_time,
      preferredVehicleType: choices.preferred_vehicle_type,
      autoConfirm: choices.auto_confirm,
    },
    theme: {
      mode: choices.theme_mode,
      modeChosenAt: formatMoment(choices.theme_chosen_at),
      primaryColor: choices.primary_color,
      primaryColorChosenAt: formatMoment(choices.color_chosen_at),
    },
  };
}

const formatMoment = (at: Date | null): string | null => at?.toISOString() ?? null;
