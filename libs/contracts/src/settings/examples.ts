import type { ExamplesOf } from '../shared/example.ts';
import { accountExamples } from './account-examples.ts';
import { changed, profileRequest, settings } from './example-settings.ts';
import type { settingsRoutes } from './routes.ts';

const passwordChange = {
  current_password: 'neuf nuages gris',
  new_password: 'dix nuages blancs',
  new_password_confirmation: 'dix nuages blancs',
};

const passwordChanged = { success: true, message: 'Mot de passe mis à jour' } as const;

/** Example requests and answers in wire form, by call. */
export const settingsExamples = {
  read: { response: { success: true, data: settings } },
  changePreferences: {
    body: { language: 'en', timezone: 'Africa/Algiers', currency: 'EUR' },
    response: changed('Préférences mises à jour', {
      preferences: {
        language: 'en' as const,
        language_chosen_at: '2026-11-21T15:25:00.000Z',
        timezone: 'Africa/Algiers',
        currency: 'EUR',
      },
    }),
  },
  changeProfile: { body: profileRequest, response: changed('Profil mis à jour', {}) },
  setPassword: { body: passwordChange, response: passwordChanged },
  changeSecurity: {
    body: { login_notifications: false, session_timeout: 120 },
    response: changed('Paramètres de sécurité mis à jour', {
      security: { login_notifications: false, session_timeout: 120 },
    }),
  },
  changeNotifications: {
    body: { email: true, sms: true, push: false, marketing: false, login_notifications: true },
    response: changed('Notifications mises à jour', {
      notifications: { email: true, sms: true, push: false, marketing: false },
    }),
  },
  changePrivacy: {
    body: { profile_visibility: 'friends', show_email: false, show_phone: true },
    response: changed('Confidentialité mise à jour', {
      privacy: { profile_visibility: 'friends', show_email: false, show_phone: true },
    }),
  },
  changeReservationDefaults: {
    body: { default_pickup_time: '07:30', preferred_vehicle_type: 'berline', auto_confirm: true },
    response: changed('Préférences de réservation mises à jour', {
      reservations: { default_pickup_time: '07:30', preferred_vehicle_type: 'berline', auto_confirm: true },
    }),
  },
  changeAppearance: {
    body: { mode: 'auto', primary_color: 'green' },
    response: changed('Apparence mise à jour', {
      theme: {
        mode: 'auto',
        mode_chosen_at: '2026-11-21T15:25:00.000Z',
        primary_color: 'green',
        primary_color_chosen_at: '2026-11-21T15:25:00.000Z',
      },
    }),
  },
  languages: {
    response: {
      success: true,
      data: [
        { code: 'fr', name: 'Français', flag: '🇫🇷' },
        { code: 'en', name: 'English', flag: '🇬🇧' },
        { code: 'es', name: 'Español', flag: '🇪🇸' },
        { code: 'de', name: 'Deutsch', flag: '🇩🇪' },
      ],
    },
  },
  timezones: {
    response: {
      success: true,
      data: [
        { value: 'Africa/Algiers', label: 'Africa/Algiers (UTC+01:00)' },
        { value: 'Europe/Paris', label: 'Europe/Paris (UTC+01:00)' },
      ],
    },
  },
  currencies: { response: { success: true, data: [{ code: 'EUR', name: 'euro', symbol: '€' }] } },
  ...accountExamples,
  changePassword: { body: passwordChange, response: passwordChanged },
} as const satisfies ExamplesOf<typeof settingsRoutes>;
