import { buildSettings } from '@livree/testing/builders';
import { describe, expect, test } from 'vitest';
import { findPasswordFaults } from './find-password-faults.ts';
import { anyVehicle, toRequests, toPreferences } from './preferences.ts';
import { readTab, withTab } from './tabs.ts';
import { findLabel, matchingZones, findZone } from './timezones.ts';

test('the tab is in the address beside other parameters', () => {
  expect(readTab(new URLSearchParams('tab=security'))).toBe('security');
  expect(readTab(new URLSearchParams('tab=nonsense'))).toBe('profile');
  expect(withTab(new URLSearchParams('remote=account@7&tab=profile'), 'privacy').toString()).toBe(
    'remote=account%407&tab=privacy',
  );
});

test('no preferred vehicle is an option on the screen and null on the wire', () => {
  const preferences = toPreferences(buildSettings(), 'fr');
  expect(preferences.preferredVehicleType).toBe(anyVehicle);
  expect(toRequests(preferences)).toEqual({
    preferences: { language: 'fr', timezone: 'Europe/Paris', currency: 'EUR' },
    reservations: { defaultPickupTime: '09:00', preferredVehicleType: null, autoConfirm: false },
  });
});

test('the language is that of the page, whatever was saved, and is sent as it is shown', () => {
  expect(toRequests(toPreferences(buildSettings(), 'en')).preferences.language).toBe('en');
});

describe('time zones', () => {
  const zones = [
    { value: 'America/New_York', label: 'America/New York (UTC-05:00)' },
    { value: 'Europe/Paris', label: 'Europe/Paris (UTC+01:00)' },
  ];

  test('are found by a part of their name, and all are offered while the field shows one', () => {
    expect(matchingZones(zones, 'new y').map(({ id }) => id)).toEqual(['America/New_York']);
    expect(matchingZones(zones, 'Europe/Paris (UTC+01:00)')).toHaveLength(2);
  });

  test('are shown by their label; other text is neither changed nor lost', () => {
    expect(findLabel(zones, 'Europe/Paris')).toBe('Europe/Paris (UTC+01:00)');
    expect(findZone(zones, 'Europe/Paris (UTC+01:00)')).toBe('Europe/Paris');
    expect(findZone(zones, findLabel(zones, 'Pari'))).toBe('Pari');
  });
});

describe('a change of password', () => {
  const change = {
    currentPassword: 'neuf nuages gris',
    newPassword: 'dix nuages blancs',
    newPasswordConfirmation: 'dix nuages blancs',
  };

  const findFaults = (changes: Partial<typeof change>, hasPassword = true) =>
    findPasswordFaults({ ...change, ...changes }, hasPassword);

  test('passes if everything is right, without a current password if there is none', () => {
    expect(findFaults({})).toEqual({});
    expect(findFaults({ currentPassword: '' }, false)).toEqual({});
  });

  test('needs the current password, and the new one twice', () => {
    expect(findFaults({ currentPassword: '', newPassword: 'court' })).toEqual({
      currentPassword: 'validation.current_password_required',
      newPasswordConfirmation: 'validation.password_mismatch',
    });
  });
});
