import { euros } from '@livree/contracts';
import { expect, test } from 'vitest';
import { readAmount } from './typed-refund.ts';

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50 €', 1250],
  ['1 200,05', 120_005],
  ['0', 0],
  ['-5', 0],
  ['douze', 0],
  ['1,005', 0],
])('%s is %i cents, where none are refused', (text, cents) => {
  expect(readAmount(text)).toEqual(euros(cents));
});

test('no amount is all that is left', () => {
  expect(readAmount('  ')).toBeNull();
});
