import { euros } from '@livree/contracts';
import { expect, test } from 'vitest';
import { refundWishOf } from './refund-wish.ts';

const wished = (amount: string, reason = ' Vol annulé ') => refundWishOf({ reason, amount }, 16_470);

test.each([
  ['', null],
  ['12,5', euros(1250)],
  ['12.50 €', euros(1250)],
  ['164,70', euros(16_470)],
  ['0,01', euros(1)],
])('reads "%s" as the customer means it', (typed, amount) => {
  expect(wished(typed)).toEqual({ wish: { reason: 'Vol annulé', amount } });
});

test.each(['0', '164,71', '12,505', '-5', 'tout'])('refuses "%s" as an amount', (typed) => {
  expect(wished(typed)).toEqual({ faults: { amount: 'amount' } });
});

test('reports all errors at once', () => {
  expect(wished('0', '  ')).toEqual({ faults: { reason: 'reason', amount: 'amount' } });
});
