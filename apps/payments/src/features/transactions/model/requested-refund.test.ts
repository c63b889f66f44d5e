import { euros } from '@livree/contracts';
import { expect, test } from 'vitest';
import { isWrongAmount, readRequestedRefund } from './requested-refund.ts';

const typed = (amount: string) => ({ reason: ' Vol annulé ', amount });

test.each([
  ['', null],
  ['12,5', euros(1250)],
  ['12.50 €', euros(1250)],
  ['164,70', euros(16_470)],
  ['0,01', euros(1)],
])('"%s" is read as the customer means it', (text, amount) => {
  expect(isWrongAmount(typed(text), 16_470)).toBe(false);
  expect(readRequestedRefund(typed(text))).toEqual({ reason: 'Vol annulé', amount });
});

test.each(['0', '164,71', '12,505', '-5', 'tout'])('"%s" is no amount that can be refunded', (text) => {
  expect(isWrongAmount(typed(text), 16_470)).toBe(true);
});
