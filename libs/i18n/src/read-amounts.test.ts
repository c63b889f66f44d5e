import { expect, test } from 'vitest';
import { readAmounts } from './read-amounts.ts';

test.each([
  ['1\u202f234,50\u00a0€', [123_450]],
  ['€1,234.50', [123_450]],
  ['1.234,50 €', [123_450]],
  ['1234,50 €', [123_450]],
  ['50 €', [5000]],
  ['−12,50 €', [1250]],
  ['de 12,5 € à 1 000 €', [1250, 100_000]],
  ['trois courses, 48 min, 31,6 km', []],
  ['le 3 mars 2027, 164,70 € payés', [16_470]],
  ['10,000 euros', [1_000_000]],
])('%s is an amount of cents, whatever its language', (text, cents) => {
  expect(readAmounts(text)).toEqual(cents);
});
