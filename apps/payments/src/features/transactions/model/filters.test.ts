import { expect, test } from 'vitest';
import { noFilters, noticeOf } from './filters.ts';

test('applying filters says what it did', () => {
  const failed = { ...noFilters, status: 'failed' };
  expect(noticeOf(noFilters, failed)).toBe('applied');
  expect(noticeOf(failed, { ...failed, type: 'refund' })).toBe('updated');
  expect(noticeOf(failed, noFilters)).toBe('cleared');
});
