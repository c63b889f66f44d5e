export const settings = {
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

export const changed = <Changes extends object>(message: string, changes: Changes) => ({
  success: true as const,
  message,
  data: { ...settings, ...changes },
});

export const profileRequest = {
  name: 'Claire Martin',
  phone: '+33 6 12 34 56 78',
  address: '18 rue de la Pompe, 75116 Paris',
  birth_date: '1988-04-17',
  gender: 'female',
} as const;
