import { expect, it } from 'vitest';
import { readOutcome } from './outcome.ts';

const answer = (status: string, more: Partial<Parameters<typeof readOutcome>[0]> = {}) =>
  readOutcome({ status, challenge: null, ...more });

it('an answer distinguishes paid from processing', () => {
  expect(answer('succeeded')).toEqual({ type: 'succeeded', isPaid: true });
  expect(answer('processing')).toEqual({ type: 'succeeded', isPaid: false });
});

it('an answer leads to the challenge or the approval', () => {
  const challenge = { kind: 'three_d_secure', url: '/challenge' };
  expect(answer('requires_action', { challenge })).toEqual({
    type: 'asked-to-act',
    action: { kind: 'challenge', url: '/challenge' },
  });
  expect(answer('requires_action', { approvalUrl: '/approve' })).toEqual({
    type: 'asked-to-act',
    action: { kind: 'approval', url: '/approve' },
  });
});

it.each(['requires_payment_method', 'requires_action', 'something newer'])(
  'treats "%s" without a next step as a refusal, never as a success',
  (status) => {
    expect(answer(status)).toMatchObject({ type: 'failed', failure: { code: 'payments.declined' } });
  },
);
