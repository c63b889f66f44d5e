import type { Settings, User } from '@livree/contracts';
import { buildCustomer } from './identity.ts';

/** The settings of a customer who chose nothing yet. */
export function buildSettings(user: User = buildCustomer(), given: Partial<Settings> = {}): Settings {
  const { name, email, phone, address, birthDate, gender, avatar, createdAt } = user;
  return {
    profile: { name, email, phone, address, birthDate, gender, avatar },
    preferences: { language: 'fr', languageChosenAt: null, timezone: 'Europe/Paris', currency: 'EUR' },
    notifications: { email: true, sms: false, push: true, marketing: false },
    privacy: { profileVisibility: 'private', showEmail: false, showPhone: false },
    reservations: { defaultPickupTime: '09:00', preferredVehicleType: null, autoConfirm: false },
    theme: { mode: 'light', modeChosenAt: null, primaryColor: 'blue', primaryColorChosenAt: null },
    security: { loginNotifications: true, sessionTimeout: 30 },
    account: { createdAt, lastLoginAt: null, isActive: true, hasPassword: true },
    ...given,
  };
}
