import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const password = 'un vrai secret 42';
const page = { 'sec-fetch-site': 'same-origin' };

/** Signs in and returns the token with the cookies that a browser then has. */
async function signIn(email: string, headers: Record<string, string>) {
  const payload = { email, password };
  const answer = await api().app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
  return { token: String(answer.json().data.token), cookie: cookies.join('; ') };
}

async function readAccount(token: string, cookie = ''): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, cookie };
  return (await api().app.inject({ url: '/api/auth/me', headers })).statusCode;
}

test('a token that a page got is refused without the cookie of its browser', async () => {
  await api().signUp('claire@example.org');
  const { token, cookie } = await signIn('claire@example.org', page);
  expect(await readAccount(token, cookie)).toBe(200);
  expect(await readAccount(token)).toBe(401);
  const other = await signIn('claire@example.org', page);
  expect(await readAccount(token, other.cookie)).toBe(401);
  expect(await readAccount(token, cookie)).toBe(200);
});

test('a program, which has no page, gets a plain token', async () => {
  await api().signUp('claire@example.org');
  const { token } = await signIn('claire@example.org', {});
  expect(await readAccount(token)).toBe(200);
});

test('the other sessions of a browser go on after a sign-in there, and a planted cookie binds nothing', async () => {
  await api().signUp('claire@example.org');
  await api().signUp('hugo@example.org');
  const first = await signIn('claire@example.org', { ...page, cookie: 'device=planted-by-a-script' });
  expect(first.cookie).not.toContain('planted');
  expect(await readAccount(first.token, 'device=planted-by-a-script')).toBe(401);
  const second = await signIn('hugo@example.org', { ...page, cookie: first.cookie });
  expect(await readAccount(first.token, second.cookie)).toBe(200);
  expect(await readAccount(second.token, second.cookie)).toBe(200);
  expect(await readAccount(first.token, first.cookie)).toBe(401);
});
