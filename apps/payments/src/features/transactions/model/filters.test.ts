import { expect, test } from 'vitest';
import { noFilters, noticeOf } from './filters.ts';

test('applying filters reports what changed', () => {
  const failed = { ...noFilters, status: 'failed' };
  expect(noticeOf(noFilters, failed)).toBe('applied');
  expect(noticeOf(failed, { ...failed, type: 'refund' })).toBe('updated');
  expect(noticeOf(failed, noFilters)).toBe('cleared');
});
