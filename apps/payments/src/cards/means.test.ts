import { expect, it } from 'vitest';
import { firstMeans, inOrder } from './means.ts';

const card = (id: string, isDefault = false) => ({
  id,
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 12,
  expiryYear: 2034,
  isDefault,
});

it('lists the default card first, then the newest, then a new card', () => {
  const cards = [card('new'), card('old', true)];
  expect(inOrder(cards).map(({ id }) => id)).toEqual(['old', 'new']);
  expect(firstMeans(cards, ['card', 'wallet'])).toBe('old');
  expect(firstMeans([], ['card', 'wallet'])).toBe('card');
  expect(firstMeans([], [])).toBeUndefined();
});

it('lists no card if nobody takes cards', () => {
  expect(firstMeans([card('old')], ['wallet'])).toBe('wallet');
});
