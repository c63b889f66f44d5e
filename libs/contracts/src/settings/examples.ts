import type { ExamplesOf } from '../shared/example.ts';
import type { settingsRoutes } from './routes.ts';

const settings = {
  profile: {
    name: 'Claire Martin',
    email: 'claire.martin@example.org',
    phone: '+33 6 12 34 56 78',
    address: '18 rue de la Pompe, 75116 Paris',
    birth_date: '1988-04-17',
    gender: 'female',
    avatar: 'avatars/0bW3tN9cXyq5Rk7LmZ2sVfHd8JpAeUgT.webp',
  },
  preferences: {
    language: 'fr',
    language_chosen_at: null,
    timezone: 'Europe/Paris',
    currency: 'EUR',
  },
  notifications: { email: true, sms: false, push: true, marketing: false },
  privacy: { profile_visibility: 'private', show_email: false, show_phone: false },
  reservations: { default_pickup_time: '09:00', preferred_vehicle_type: null, auto_confirm: false },
  theme: {
    mode: 'light',
    mode_chosen_at: null,
    primary_color: 'blue',
    primary_color_chosen_at: null,
  },
  security: { login_notifications: true, session_timeout: 30 },
  account: {
    created_at: '2026-11-21T15:13:59.175Z',
    last_login_at: '2026-11-21T15:20:12.020Z',
    is_active: true,
    has_password: true,
  },
} as const;

const profileRequest = {
  name: 'Claire Martin',
  phone: '+33 6 12 34 56 78',
  address: '18 rue de la Pompe, 75116 Paris',
  birth_date: '1988-04-17',
  gender: 'female',
} as const;

const passwordChange = {
  current_password: 'neuf nuages gris',
  new_password: 'dix nuages blancs',
  new_password_confirmation: 'dix nuages blancs',
};
const passwordChanged = { success: true, message: 'Mot de passe mis à jour' } as const;

const changed = <Changes extends object>(message: string, changes: Changes) => ({
  success: true as const,
  message,
  data: { ...settings, ...changes },
});

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
  uploadAvatar: {
    body: { avatar: new File([new Uint8Array([0xff, 0xd8, 0xff])], 'portrait.jpg', { type: 'image/jpeg' }) },
    response: {
      success: true,
      message: 'Photo de profil mise à jour',
      data: { avatar: settings.profile.avatar, avatar_url: `/storage/${settings.profile.avatar}` },
    },
  },
  removeAvatar: {
    response: {
      success: true,
      message: 'Photo de profil supprimée',
      data: { avatar: null, avatar_url: null },
    },
  },
  exportData: {
    response: {
      success: true,
      message: 'Données exportées avec succès',
      data: {
        exported_at: '2026-11-21T15:30:00.000Z',
        account: { id: 1, name: 'Claire Martin', email: 'claire.martin@example.org' },
        settings: { timezone: 'Europe/Paris', currency: 'EUR' },
        reservations: [],
        payments: [],
        saved_cards: [
          { brand: 'visa', last_four: '4242', expiry_month: 12, expiry_year: 2034, is_default: true },
        ],
      },
    },
  },
  removeAccount: {
    body: { password: 'neuf nuages gris', confirmation: 'DELETE' },
    response: { success: true, message: 'Compte supprimé avec succès' },
  },
  updateProfile: {
    body: profileRequest,
    response: {
      success: true,
      message: 'Profil mis à jour',
      data: { id: 1, ...settings.profile, role: 'customer', created_at: settings.account.created_at },
    },
  },
  changePassword: { body: passwordChange, response: passwordChanged },
  profileStats: {
    response: {
      success: true,
      data: {
        total_reservations: 4,
        upcoming_reservations: 1,
        completed_reservations: 2,
        cancelled_reservations: 1,
        total_spent: 412.5,
        member_since: '2026-11-21T15:13:59.175Z',
      },
    },
  },
} as const satisfies ExamplesOf<typeof settingsRoutes>;
