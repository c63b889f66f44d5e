import { expect, test } from 'vitest';
import { countSeats } from './count-seats.ts';

test('seats are counted by kind, from the ages that are said', () => {
  expect(countSeats([7, 0, null, 1, 3, 12, 4])).toEqual([
    { kind: 'infant', count: 1 },
    { kind: 'child', count: 2 },
    { kind: 'booster', count: 3 },
  ]);
  expect(countSeats([1, 4, 7], ['infant', null, 'infant'])).toEqual([
    { kind: 'infant', count: 1 },
    { kind: 'booster', count: 2 },
  ]);
  expect(countSeats([null])).toEqual([]);
});
