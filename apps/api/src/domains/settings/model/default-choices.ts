import type { Choices } from '../settings.tables.ts';

/** The defaults until a customer chooses. */
export const defaultChoices: Choices = {
  timezone: 'Europe/Paris',
  currency: 'EUR',
  email_notifications: true,
  sms_notifications: false,
  push_notifications: true,
  marketing: false,
  profile_visibility: 'private',
  show_email: false,
  show_phone: false,
  default_pickup_time: '09:00',
  preferred_vehicle_type: null,
  auto_confirm: false,
  theme_mode: 'light',
  primary_color: 'blue',
  login_notifications: true,
  theme_chosen_at: null,
  color_chosen_at: null,
};
