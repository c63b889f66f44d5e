import { expect, test } from 'vitest';
import { ownPath, withOverrides } from './index.ts';

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '', undefined, 7])(
  'a return path never leads to another site: %s',
  (candidate) => {
    expect(ownPath(candidate, '/reservations')).toBe('/reservations');
  },
);

test('a return path of this site is kept whole', () => {
  expect(ownPath('/reservations?status=paid#3', '/')).toBe('/reservations?status=paid#3');
});

test.each([
  ['/services', '', '/services'],
  ['/services', '?page=2', '/services'],
  ['/services', '?remote=booking%40abc', '/services?remote=booking%40abc'],
  ['/blog?page=2#top', '?remote=a%40b&x=1&remote=c%40d', '/blog?page=2&remote=a%40b&remote=c%40d#top'],
  ['/services?remote=blog%40new', '?remote=booking%40abc', '/services?remote=blog%40new'],
])('a link to %s on a page with "%s" leads to %s', (path, search, target) => {
  expect(withOverrides(path, search)).toBe(target);
});
