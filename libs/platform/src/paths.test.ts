import { expect, test } from 'vitest';
import { ownPath } from './index.ts';

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '', undefined, 7])(
  'a return path never leads to another site: %s',
  (candidate) => {
    expect(ownPath(candidate, '/reservations')).toBe('/reservations');
  },
);

test('a return path of this site stays whole', () => {
  expect(ownPath('/reservations?status=paid#3', '/')).toBe('/reservations?status=paid#3');
});
