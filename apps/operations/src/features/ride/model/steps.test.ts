import { expect, test } from 'vitest';
import { isPossible, steps } from './steps.ts';

const pickup = new Date('2027-03-01T09:00:00Z');
const possible = (status: string, minutes: number) =>
  steps.filter((step) => isPossible(step, { status }, pickup, new Date(pickup.getTime() + minutes * 60_000)));

test.each([
  ['pending', 0, ['confirm']],
  ['confirmed', -1, ['start']],
  ['confirmed', 0, ['start', 'noShow']],
  ['in_progress', 30, ['complete']],
  ['completed', 120, []],
  ['cancelled', 0, []],
  ['something newer', 0, []],
])('of a ride that is %s, %i minutes after its pickup: %j', (status, minutes, expected) => {
  expect(possible(status, minutes)).toEqual(expected);
});
