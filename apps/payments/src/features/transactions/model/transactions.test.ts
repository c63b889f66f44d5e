import { expect, test } from 'vitest';
import { noFilters, noticeOf } from './filters.ts';
import { standingText, statusText, statusTone } from './status-tone.ts';

test('a status of a newer server is grey and says so', () => {
  expect(statusTone('disputed')).toBe('ended');
  expect(statusText('disputed')).toBe('transactionStatus.unknown');
  expect(statusTone('completed')).toBe('ok');
});

test('a refund that was asked for says how far its decision is', () => {
  const refund = (status: string, decision: string | null) => standingText({ status, decision });
  expect(refund('pending', 'awaited')).toBe('refundDecision.awaited');
  expect(refund('cancelled', 'declined')).toBe('refundDecision.declined');
  expect(refund('completed', 'approved')).toBe('transactionStatus.completed');
  expect(refund('pending', null)).toBe('transactionStatus.pending');
  expect(refund('pending', 'of a newer server')).toBe('transactionStatus.pending');
});

test('applying filters says what it did', () => {
  const failed = { ...noFilters, status: 'failed' };
  expect(noticeOf(noFilters, failed)).toBe('applied');
  expect(noticeOf(failed, { ...failed, type: 'refund' })).toBe('updated');
  expect(noticeOf(failed, noFilters)).toBe('cleared');
});
