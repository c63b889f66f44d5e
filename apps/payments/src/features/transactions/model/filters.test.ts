import { expect, test } from 'vitest';
import { noFilters, chooseNotice } from './filters.ts';

test('applying the filters of the payments reports what changed', () => {
  const failed = { ...noFilters, status: 'failed' };
  expect(chooseNotice(noFilters, failed)).toBe('applied');
  expect(chooseNotice(failed, { ...failed, type: 'refund' })).toBe('updated');
  expect(chooseNotice(failed, noFilters)).toBe('cleared');
});
