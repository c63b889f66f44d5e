import { ApiError } from '@livree/api-client';
import { expect, it } from 'vitest';
import { judgeFailure } from './customer.ts';

const answer = (status: number, code: string) => new ApiError({ status, code, message: '' });
const taken = answer(409, 'reservations.vehicle_unavailable');

it.each([
  [answer(0, 'network'), 'unanswered'],
  [answer(503, 'unavailable'), 'unanswered'],
  [answer(409, 'reservations.idempotency_in_progress'), 'unanswered'],
  [answer(401, 'unauthenticated'), 'refused'],
  [answer(422, 'validation'), 'refused'],
  [answer(429, 'rate_limited'), 'refused'],
  [new TypeError('a mistake of ours'), 'refused'],
])('%o leaves a booking %s', (error, outcome) => {
  expect(judgeFailure(error, true)).toBe(outcome);
});

it('a vehicle is taken only for whom another wanted it too; nobody else may be refused', () => {
  expect(judgeFailure(taken, true)).toBe('taken');
  expect(judgeFailure(taken, false)).toBe('refused');
});
