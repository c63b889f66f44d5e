import { expect, it } from 'vitest';
import { tabAfter } from './tab-after.ts';

const ids = ['profile', 'security', 'account'];

it('wraps around at both ends, and Home and End go to them', () => {
  expect(tabAfter('ArrowRight', ids, 'profile')).toBe('security');
  expect(tabAfter('ArrowDown', ids, 'account')).toBe('profile');
  expect(tabAfter('ArrowUp', ids, 'profile')).toBe('account');
  expect(tabAfter('Home', ids, 'account')).toBe('profile');
  expect(tabAfter('End', ids, 'profile')).toBe('account');
  expect(tabAfter('a', ids, 'profile')).toBeUndefined();
});

it('follows the reading direction', () => {
  expect(tabAfter('ArrowLeft', ids, 'profile', true)).toBe('security');
  expect(tabAfter('ArrowRight', ids, 'security', true)).toBe('profile');
  expect(tabAfter('ArrowDown', ids, 'profile', true)).toBe('security');
});
