import { expect, test } from 'vitest';
import { requestedOverrides, withOverrides } from './parameters.ts';

test.each([
  ['/services', '', '/services'],
  ['/services', '?page=2', '/services'],
  ['/services', '?remote=booking%40abc', '/services?remote=booking%40abc'],
  ['/blog?page=2#top', '?remote=a%40b&x=1&remote=c%40d', '/blog?page=2&remote=a%40b&remote=c%40d#top'],
  ['/services?remote=blog%40new', '?remote=booking%40abc', '/services?remote=blog%40new'],
])('a link to %s on a page with "%s" leads to %s', (path, search, target) => {
  expect(withOverrides(path, search)).toBe(target);
});

test('overrides in an address are read unchanged and in order', () => {
  expect(requestedOverrides('?remote=b%40c&page=2&remote=a@d')).toEqual(['b@c', 'a@d']);
  expect(requestedOverrides('?remotes=b')).toEqual([]);
});
