import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi({ LIVREE_SITE_URL: 'https://livree.example', LIVREE_RATE_LIMIT_SCALE: '1' });

const email = 'claire@example.org';
const logIn = (password: string, address: string, cookie = '') =>
  api().app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { 'x-forwarded-for': address, cookie },
  });

test('over https no other host can set the device cookie, and the cookie still works', async () => {
  await api().signUp(email);
  const mark = String((await logIn('un vrai secret 42', '203.0.113.1')).headers['set-cookie']);
  expect(mark).toMatch(
    /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  for (let attempt = 0; attempt < 12; attempt += 1) await logIn('faux', '203.0.113.2');
  expect((await logIn('un vrai secret 42', '203.0.113.9')).statusCode).toBe(429);
  expect((await logIn('un vrai secret 42', '203.0.113.9', mark.split(';')[0])).statusCode).toBe(200);
});
