import type { ExamplesOf } from '../shared/example.ts';
import { profileRequest, settings } from './example-settings.ts';
import type { settingsRoutes } from './routes.ts';

/** Example calls about the profile and the account as a whole. */
export const accountExamples = {
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
} as const satisfies Partial<ExamplesOf<typeof settingsRoutes>>;
