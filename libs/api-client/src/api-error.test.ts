import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';

test('recognises an error that another release has thrown', () => {
  const foreign = Object.assign(new Error(''), { name: 'ApiError', code: 'network', status: 0 });
  expect(foreign).toBeInstanceOf(ApiError);
  expect(new ApiError({ status: 0, code: 'network', message: '' })).toBeInstanceOf(ApiError);
  expect(new Error('network')).not.toBeInstanceOf(ApiError);
});
