import { buildSavedCard } from '@livree/testing/builders';
import { expect, it } from 'vitest';
import { firstOption, inOrder } from './payment-options.ts';

const card = (id: string, isDefault = false) => buildSavedCard({ id, isDefault });

it('lists the default card first, then the newest, then a new card', () => {
  const cards = [card('new'), card('old', true)];
  expect(inOrder(cards).map(({ id }) => id)).toEqual(['old', 'new']);
  expect(firstOption(cards, ['card', 'wallet'])).toBe('old');
  expect(firstOption([], ['card', 'wallet'])).toBe('card');
  expect(firstOption([], [])).toBeUndefined();
});

it('lists no card if nobody takes cards', () => {
  expect(firstOption([card('old')], ['wallet'])).toBe('wallet');
});
