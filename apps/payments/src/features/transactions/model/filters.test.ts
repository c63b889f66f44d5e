import { expect, test } from 'vitest';
import { noFilters, chooseNotice } from './filters.ts';

test('applying filters reports what changed', () => {
  const failed = { ...noFilters, status: 'failed' };
  expect(chooseNotice(noFilters, failed)).toBe('applied');
  expect(chooseNotice(failed, { ...failed, type: 'refund' })).toBe('updated');
  expect(chooseNotice(failed, noFilters)).toBe('cleared');
});
