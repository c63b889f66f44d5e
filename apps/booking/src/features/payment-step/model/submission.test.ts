import { expect, it } from 'vitest';
import {
  canRetry,
  isLimitReached,
  notSubmitted,
  submissionAfter,
  type Submission,
  type SubmissionEvent,
} from './submission.ts';

const visa = { method: 'card', paymentMethodId: 'pm_card_visa' } as const;
const wallet = { method: 'wallet', paymentMethodId: null } as const;
const failed = { type: 'failed', failure: { kind: 'connection', code: 'network', message: '' } } as const;
const after = (...events: SubmissionEvent[]): Submission => events.reduce(submissionAfter, notSubmitted);
const paidWith = (payment: typeof visa | typeof wallet): SubmissionEvent => ({ type: 'paid-with', payment });
const retry: SubmissionEvent = { type: 'retried' };

it('allows three retries with the same means of payment and then none', () => {
  const twice = after(paidWith(visa), failed, retry, failed, retry, failed);
  expect(canRetry(twice)).toBe(true);
  const thrice = submissionAfter(submissionAfter(twice, retry), failed);
  expect(thrice).toMatchObject({ retries: 3, payment: visa });
  expect([canRetry(thrice), isLimitReached(thrice)]).toEqual([false, true]);
  expect(submissionAfter(thrice, retry)).toBe(thrice);
});

it('starts the count anew only with another means of payment', () => {
  const tired = after(paidWith(visa), failed, retry, failed, retry, failed);
  expect(submissionAfter(tired, paidWith(visa)).retries).toBe(2);
  expect(submissionAfter(tired, paidWith(wallet)).retries).toBe(0);
});

it('pauses before a retry, so that a call under way is not made twice', () => {
  const waiting = after(paidWith(visa), failed, retry);
  expect(waiting.phase.name).toBe('waiting');
  expect(submissionAfter(waiting, { type: 'resumed' }).phase.name).toBe('processing');
});

it('never retries what did not fail', () => {
  const processing = after(paidWith(visa));
  expect(submissionAfter(processing, retry)).toBe(processing);
  expect(canRetry(after({ type: 'resumed' }, failed))).toBe(false);
});

it('goes from challenge through processing to success', () => {
  const action = { kind: 'challenge', url: '/api/sandbox/challenge/1' } as const;
  const acting = after(paidWith(visa), { type: 'asked-to-act', action });
  expect(acting.phase).toEqual({ name: 'acting', action });
  const done = submissionAfter(submissionAfter(acting, { type: 'resumed' }), {
    type: 'succeeded',
    isPaid: true,
  });
  expect(done.phase).toEqual({ name: 'succeeded', isPaid: true });
});
