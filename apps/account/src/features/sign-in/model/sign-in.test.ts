import { formFaults } from '@livree/api-client';
import { registration as registrationForm } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { checkNewPassword } from '../../../auth/check-new-password.ts';
import { closedPage, returnPath } from './return-path.ts';

const registration = {
  name: 'Hélène Moreau',
  email: 'h.moreau@example.com',
  phone: '',
  password: 'Carrosse7',
  passwordConfirmation: 'Carrosse7',
};

function refusalOf(values: typeof registration): unknown {
  try {
    return checkNewPassword(registrationForm, values);
  } catch (error) {
    return error;
  }
}

describe('the way back after signing in', () => {
  test('leads to the page that sent the visitor, with its search', () => {
    expect(returnPath({ from: '/reservation?step=4' }, '/profile')).toBe('/reservation?step=4');
  });

  test('never leads to another site, and otherwise to the home page', () => {
    for (const state of [
      null,
      {},
      { from: 7 },
      { from: '//evil.example' },
      { from: 'https://evil.example' },
    ]) {
      expect(returnPath(state, '/profile')).toBe('/profile');
    }
  });
});

test('a visitor sees which page requires a login, unless that page has said so itself', () => {
  expect(closedPage({ from: '/reservations/7?page=2' })).toBe('reservations');
  expect(closedPage({ from: '/payments' })).toBe('other');
  expect([closedPage({ from: '/reservation?etape=4' }), closedPage(null)]).toEqual([undefined, undefined]);
});

describe('a registration', () => {
  test('passes if everything is right', () => {
    expect(refusalOf(registration)).toBeUndefined();
  });

  test('is refused with all its errors at once, with the given texts', async () => {
    const refusal = refusalOf({ ...registration, email: 'h.moreau@', password: 'abc' });
    expect(await formFaults(refusal, 'fr')).toEqual({
      email: 'Veuillez saisir une adresse email valide',
      password: 'Le mot de passe doit contenir au moins 6 caractères',
      passwordConfirmation: 'Les mots de passe ne correspondent pas',
    });
  });

  test('reports empty fields as required, not as too short', async () => {
    const empty = { name: ' ', email: '', phone: '', password: '', passwordConfirmation: '' };
    expect(await formFaults(refusalOf(empty), 'fr')).toEqual({
      name: 'Le nom est requis',
      email: 'L’adresse e-mail est requise',
      password: 'Le mot de passe est requis',
      passwordConfirmation: 'La confirmation du mot de passe est requise',
    });
  });
});
