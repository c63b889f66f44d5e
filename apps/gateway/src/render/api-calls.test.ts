import { expect, it } from 'vitest';
import { addressOfCall } from './api-calls.ts';

const origin = 'http://127.0.0.1:4201';
const base = '/backend/public/api';

it.each([`${base}/vehicules?type=van`, `${base}/blog/slug/a-night-at-the-opera`, `${base}/vouchers/LV-7K3F`])(
  'a render may call an API route that anybody may read: %s',
  (path) => {
    expect(addressOfCall(origin, 'GET', path).href).toBe(`${origin}${path}`);
  },
);

it.each([
  ['POST', `${base}/vehicules`],
  ['GET', `${base}/auth/me`],
  ['GET', `${base}/auth/google/redirect`],
  ['GET', `${base}/places/suggest?q=a`],
  ['GET', `${base}/payments`],
  ['GET', `${base}/reservations/12/documents/receipt`],
  ['GET', `${base}/legal/%2e%2e/settings`],
  ['GET', `${base}/blog/../settings`],
  ['GET', '/readyz'],
  ['GET', 'http://169.254.169.254/latest/meta-data'],
  ['GET', '//evil.test/backend/public/api/vehicules'],
])('a render may not call: %s %s', (method, path) => {
  expect(() => addressOfCall(origin, method, path)).toThrow('rendering may not call');
});
