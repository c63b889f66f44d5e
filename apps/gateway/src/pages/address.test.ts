import { expect, it } from 'vitest';
import { parseAddress, isSecret, readPath } from './address.ts';

it.each([
  ['/de/vehicles?page=2', '/de/vehicles'],
  ['//evil.test/de', '/evil.test/de'],
  ['http://evil.test/de/vehicles?page=2', '/de/vehicles'],
  ['HTTPS://evil.test', '/'],
  ['http:////evil.test', '/evil.test'],
  ['/\\evil.test/de', '/evil.test/de'],
  ['\\/\\evil.test', '/evil.test'],
  ['/blog/https://evil.test', '/blog/https://evil.test'],
])('the path of %s stays on this site', (url, path) => {
  expect(readPath(url)).toBe(path);
});

it('the secret of an address is removed even if the request line names a host', () => {
  expect(isSecret('http://livree.example/reset-password?token=s3cret')).toBe(true);
  expect(isSecret('/de/verify-email?token=s3cret')).toBe(true);
  expect(parseAddress('http://livree.example/reset-password?token=s3cret').search).toBe('');
});
