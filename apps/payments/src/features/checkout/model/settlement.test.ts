import { expect, test } from 'vitest';
import {
  canRetry,
  isLimitReached,
  notBegun,
  settlementAfter,
  type Settlement,
  type SettlementEvent,
} from './settlement.ts';

const visa = { method: 'card', paymentMethodId: 'pm_card_visa', typedCard: null, savesCard: false } as const;
const wallet = { method: 'wallet', paymentMethodId: null, typedCard: null, savesCard: false } as const;
const failed = { type: 'failed', failure: { kind: 'connection', code: 'network', message: '' } } as const;
const after = (...events: SettlementEvent[]): Settlement => events.reduce(settlementAfter, notBegun);
const paidWith = (payment: typeof visa | typeof wallet): SettlementEvent => ({ type: 'paid-with', payment });
const retry: SettlementEvent = { type: 'retried-with', payment: visa };

test('a settlement allows three retries with the same payment method', () => {
  const twice = after(paidWith(visa), failed, retry, failed, retry, failed);
  expect(canRetry(twice)).toBe(true);
  const thrice = settlementAfter(settlementAfter(twice, retry), failed);
  expect(thrice).toMatchObject({ retries: 3, payment: visa });
  expect([canRetry(thrice), isLimitReached(thrice)]).toEqual([false, true]);
  expect(settlementAfter(thrice, retry)).toBe(thrice);
});

test('a settlement counts retries anew only with another payment method', () => {
  const tired = after(paidWith(visa), failed, retry, failed, retry, failed);
  expect(settlementAfter(tired, paidWith(visa)).retries).toBe(2);
  expect(settlementAfter(tired, paidWith(wallet)).retries).toBe(0);
});

test('a settlement pauses before a retry, so that a running call is not made twice', () => {
  const waiting = after(paidWith(visa), failed, retry);
  expect(waiting.phase.name).toBe('waiting');
  expect(settlementAfter(waiting, { type: 'resumed' }).phase.name).toBe('processing');
});

test('a settlement never retries without a failure', () => {
  const processing = after(paidWith(visa));
  expect(settlementAfter(processing, retry)).toBe(processing);
  expect(canRetry(after({ type: 'resumed' }, failed))).toBe(false);
});

test('a settlement goes from challenge through processing to success', () => {
  const action = { kind: 'challenge', url: '/api/sandbox/challenge/1' } as const;
  const acting = after(paidWith(visa), { type: 'asked-to-act', action });
  expect(acting.phase).toEqual({ name: 'acting', action });
  const done = settlementAfter(settlementAfter(acting, { type: 'resumed' }), {
    type: 'succeeded',
    isPaid: true,
  });
  expect(done.phase).toEqual({ name: 'succeeded', isPaid: true });
});
