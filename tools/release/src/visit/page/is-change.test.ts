import { expect, it } from 'vitest';
import { isChange } from './is-change.ts';

it('a question is no change, by whatever method it is asked', () => {
  expect(isChange({ method: 'GET', path: '/reservations' })).toBe(false);
  expect(isChange({ method: 'POST', path: '/pricing/totals' })).toBe(false);
  expect(isChange({ method: 'POST', path: '/reservations/7/changes/quote' })).toBe(false);
  expect(isChange({ method: 'POST', path: '/operations/rides/7/move/quote' })).toBe(false);
  expect(isChange({ method: 'POST', path: '/reservations/7/changes' })).toBe(true);
  expect(isChange({ method: 'POST', path: '/reservations' })).toBe(true);
  expect(isChange({ method: 'DELETE', path: '/payments/methods/1' })).toBe(true);
});
