import { describe, expect, test } from 'vitest';
import { findRepeatFaults } from '../../../auth/find-repeat-faults.ts';
import { closedPage, returnPath } from './return-path.ts';

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

test('the log-in page names the page that requires a login, unless that page has done so itself', () => {
  expect(closedPage({ from: '/reservations/7?page=2' })).toBe('reservations');
  expect(closedPage({ from: '/payments' })).toBe('other');
  expect([closedPage({ from: '/reservation?etape=4' }), closedPage(null)]).toEqual([undefined, undefined]);
});

test('a new password must be repeated identically', () => {
  const findFaults = (passwordConfirmation: string) =>
    findRepeatFaults({ password: 'Carrosse7', passwordConfirmation });
  expect(findFaults('Carrosse7')).toEqual({});
  expect(findFaults('')).toEqual({ passwordConfirmation: 'validation.password_confirmation_required' });
  expect(findFaults('Carrosse8')).toEqual({ passwordConfirmation: 'validation.password_mismatch' });
});
