import { expect, test } from 'vitest';
import { attemptFor } from './attempt.ts';

test('an attempt keeps one key for a ride, and another ride gets another', () => {
  let made = 0;
  const newKey = (): string => `key-number-${(made += 1)}`;
  const first = attemptFor('ride A', null, newKey);
  const charged = { ...first, isOutcomeOpen: true, reservationId: 7 };
  expect(attemptFor('ride A', charged, newKey)).toBe(charged);
  const other = attemptFor('ride B', charged, newKey);
  expect(other.key).not.toBe(first.key);
  expect(other).toMatchObject({ reservationId: null, isOutcomeOpen: false });
});
