import { expect, it } from 'vitest';
import { attemptFor } from './attempt.ts';

it('keeps one key per ride, and creates another only for another ride', () => {
  let made = 0;
  const newKey = (): string => `key-number-${(made += 1)}`;
  const first = attemptFor('ride A', null, newKey);
  const charged = { ...first, isOutcomeOpen: true, reservationId: 7 };
  expect(attemptFor('ride A', charged, newKey)).toBe(charged);
  const other = attemptFor('ride B', charged, newKey);
  expect(other.key).not.toBe(first.key);
  expect(other).toMatchObject({ reservationId: null, isOutcomeOpen: false });
});
