import { expect, test } from 'vitest';
import { noFilters, noticeOf } from './filters.ts';
import { shownRange } from './shown-range.ts';
import { standingText, statusText, statusTone } from './status-tone.ts';

test('a page knows which of all results it shows', () => {
  const page = { items: ['a', 'b', 'c'], page: 2, pageCount: 2, perPage: 15, total: 18 };
  expect(shownRange(page)).toEqual({ from: 16, to: 18 });
  expect(shownRange({ ...page, items: [] })).toEqual({ from: 0, to: 0 });
});

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
