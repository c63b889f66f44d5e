import { formFaults } from '@livree/api-client';
import { buildSettings } from '@livree/testing/builders';
import { describe, expect, test } from 'vitest';
import { checkPasswordChange } from './check-password-change.ts';
import { anyVehicle, groupsOf, preferencesOf } from './preferences.ts';
import { tabOf, withTab } from './tabs.ts';
import { labelOf, matchingZones, zoneOf } from './timezones.ts';

test('the tab is in the address beside other parameters', () => {
  expect(tabOf(new URLSearchParams('tab=security'))).toBe('security');
  expect(tabOf(new URLSearchParams('tab=nonsense'))).toBe('profile');
  expect(withTab(new URLSearchParams('remote=account@7&tab=profile'), 'privacy').toString()).toBe(
    'remote=account%407&tab=privacy',
  );
});

test('no preferred vehicle is an option on the screen and null on the wire', () => {
  const preferences = preferencesOf(buildSettings());
  expect(preferences.preferredVehicleType).toBe(anyVehicle);
  expect(groupsOf(preferences)).toEqual({
    preferences: { language: 'fr', timezone: 'Europe/Paris', currency: 'EUR' },
    reservations: { defaultPickupTime: '09:00', preferredVehicleType: null, autoConfirm: false },
  });
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
    expect(labelOf(zones, 'Europe/Paris')).toBe('Europe/Paris (UTC+01:00)');
    expect(zoneOf(zones, 'Europe/Paris (UTC+01:00)')).toBe('Europe/Paris');
    expect(zoneOf(zones, labelOf(zones, 'Pari'))).toBe('Pari');
  });
});

describe('a change of password', () => {
  const change = {
    currentPassword: 'neuf nuages gris',
    newPassword: 'dix nuages blancs',
    newPasswordConfirmation: 'dix nuages blancs',
  };

  async function faultsOf(changes: Partial<typeof change>, hasPassword = true) {
    try {
      checkPasswordChange({ ...change, ...changes }, hasPassword);
      return {};
    } catch (refusal) {
      return formFaults(refusal, 'fr');
    }
  }

  test('passes if everything is right, without a current password if there is none', async () => {
    expect(await faultsOf({})).toEqual({});
    expect(await faultsOf({ currentPassword: '' }, false)).toEqual({});
  });

  test('reports every missing field', async () => {
    expect(await faultsOf({ currentPassword: '', newPassword: '', newPasswordConfirmation: '' })).toEqual({
      currentPassword: 'Le mot de passe actuel est requis',
      newPassword: 'Le mot de passe est requis',
      newPasswordConfirmation: 'La confirmation du mot de passe est requise',
    });
  });

  test('reports a short password and a wrong repetition at once', async () => {
    expect(await faultsOf({ newPassword: 'court' })).toEqual({
      newPassword: 'Le mot de passe doit contenir au moins 8 caractères',
      newPasswordConfirmation: 'Les mots de passe ne correspondent pas',
    });
  });
});
