import { expect, it } from 'vitest';
import { tabAfter } from './tab-after.ts';

const ids = ['profile', 'security', 'account'];

it('arrow keys wrap around at both ends of the tabs, and Home and End go there', () => {
  expect(tabAfter('ArrowRight', ids, 'profile')).toBe('security');
  expect(tabAfter('ArrowDown', ids, 'account')).toBe('profile');
  expect(tabAfter('ArrowUp', ids, 'profile')).toBe('account');
  expect(tabAfter('Home', ids, 'account')).toBe('profile');
  expect(tabAfter('End', ids, 'profile')).toBe('account');
  expect(tabAfter('a', ids, 'profile')).toBeUndefined();
});

it('arrow keys follow the reading direction of the tabs', () => {
  expect(tabAfter('ArrowLeft', ids, 'profile', true)).toBe('security');
  expect(tabAfter('ArrowRight', ids, 'security', true)).toBe('profile');
  expect(tabAfter('ArrowDown', ids, 'profile', true)).toBe('security');
});
