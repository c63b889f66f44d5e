import { buildSavedCard } from '@livree/testing/builders';
import { expect, test } from 'vitest';
import { firstOption, inOrder } from './payment-options.ts';

const card = (id: string, isDefault = false) => buildSavedCard({ id, isDefault });

test('the checkout lists the default card first, then the newest, then a new card', () => {
  const cards = [card('new'), card('old', true)];
  expect(inOrder(cards).map(({ id }) => id)).toEqual(['old', 'new']);
  expect(firstOption(cards, ['card', 'wallet'])).toBe('old');
  expect(firstOption([], ['card', 'wallet'])).toBe('card');
  expect(firstOption([], [])).toBeUndefined();
});

test('the checkout lists no card if nobody takes cards', () => {
  expect(firstOption([card('old')], ['wallet'])).toBe('wallet');
});
