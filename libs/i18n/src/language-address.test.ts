import { expect, test } from 'vitest';
import { splitLanguage, withLanguage } from './language-address.ts';

test.each([
  ['/', '/de'],
  ['/vehicles', '/de/vehicles'],
  ['/?remote=a', '/de?remote=a'],
  ['/#main', '/de#main'],
  ['/blog?page=2#x', '/de/blog?page=2#x'],
])('%s is %s in German, and itself in French', (path, german) => {
  expect(withLanguage(path, 'de')).toBe(german);
  expect(withLanguage(path, 'fr')).toBe(path);
});

test.each([
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/es/vehicles', 'es', '/vehicles'],
  ['/fr/blog', 'fr', '/blog'],
  ['/DE/blog', 'de', '/blog'],
  ['/destinations', undefined, '/destinations'],
  ['/it/blog', undefined, '/it/blog'],
])('%s names %s', (address, language, pathname) => {
  expect(splitLanguage(address)).toEqual({ language, pathname });
});
