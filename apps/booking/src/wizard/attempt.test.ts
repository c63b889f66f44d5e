import { expect, test } from 'vitest';
import { beginAttempt, findReserved, type Attempt } from './attempt.ts';

const held: Attempt = {
  key: 'key-of-the-ride',
  ride: 'ride A',
  isOutcomeOpen: false,
  reservationId: 7,
  amountCents: 9_000,
  paymentIntentId: null,
};

test('an attempt keeps one key for a ride, and another ride gets another', () => {
  const newKey = () => 'another-key';
  expect(beginAttempt('ride A', held, newKey)).toBe(held);
  const other = { key: 'another-key', ride: 'ride B', isOutcomeOpen: false, reservationId: null };
  expect(beginAttempt('ride B', held, newKey)).toMatchObject(other);
});

test('an attempt has the reservation of the same ride, and of any ride that may have been paid', () => {
  const reserved = { id: 7, amountCents: 9_000, isUnfinished: false };
  expect(findReserved('ride A', held)).toEqual(reserved);
  expect(findReserved('ride B', held)).toBeNull();
  expect(findReserved('ride B', { ...held, isOutcomeOpen: true })).toEqual({
    ...reserved,
    isUnfinished: true,
  });
  expect(findReserved('ride A', { ...held, reservationId: null })).toBeNull();
});

test('an attempt takes over the payment that an older release has left at the provider', () => {
  expect(findReserved('ride A', { ...held, paymentIntentId: 'pi_1' })?.isUnfinished).toBe(true);
  expect(
    findReserved('ride A', { ...held, paymentIntentId: 'pi_1', isUnfinished: false })?.isUnfinished,
  ).toBe(false);
});
