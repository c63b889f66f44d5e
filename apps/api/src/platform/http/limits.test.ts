import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi({ LIVREE_RATE_LIMIT_SCALE: '1' });

const logIn = (email: string, address: string) =>
  api().app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: 'pas le bon' },
    headers: { 'x-forwarded-for': address },
  });

test('logins are limited by address, whatever base and slash they use', async () => {
  const answers: number[] = [];
  for (let index = 0; index < 11; index++)
    answers.push((await logIn(`someone${index}@example.org`, '203.0.113.7')).statusCode);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const other = await api().app.inject({
    method: 'POST',
    url: '/backend/public/api/auth/login/',
    payload: { email: 'claire@example.org', password: 'pas le bon' },
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(other.statusCode).toBe(429);
  expect(other.json()).toMatchObject({ success: false, code: 'identity.too_many_attempts' });
  expect(Number(other.headers['retry-after'])).toBeGreaterThan(0);
  expect((await logIn('someone@example.org', '203.0.113.8')).statusCode).toBe(401);
});

test.each([
  ['the addresses of one IPv6 connection', (index: number) => `2001:db8:1:2:${index + 1}::${index}`],
  ['the spellings of one address', (index: number) => (index % 2 ? '198.51.100.9' : '::ffff:198.51.100.9')],
  ['addresses that the caller claims', (index: number) => `203.0.113.${index}, 198.51.100.10`],
])('%s share one limit', async (_what, address) => {
  const answers: number[] = [];
  for (let index = 0; index < 11; index++)
    answers.push((await logIn(`person${index}@example.org`, address(index))).statusCode);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test('reset mails are limited by account, known or not', async () => {
  const ask = (email: string, index: number) =>
    api().app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email },
      headers: { 'x-forwarded-for': `198.51.100.${index}` },
    });
  await api().signUp('claire@example.org');
  for (const email of ['claire@example.org', 'nobody@example.org']) {
    const answers: number[] = [];
    for (let index = 100; index < 106; index++) answers.push((await ask(email, index)).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  }
  api().clock.advance({ minutes: 61 });
  expect((await ask('claire@example.org', 107)).statusCode).toBe(200);
});

test('the caller’s address header is trusted from this machine only', async () => {
  const answers: number[] = [];
  for (let index = 0; index < 11; index++) {
    const response = await api().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '192.0.2.50',
      payload: { email: `x${index}@example.org`, password: 'pas le bon' },
      headers: { 'x-forwarded-for': `10.0.0.${index}` },
    });
    answers.push(response.statusCode);
  }
  expect(answers.at(-1)).toBe(429);
});

test('the site’s own rendering is exempt, visitors are not', async () => {
  const refused = async (headers: Record<string, string>) => {
    const answers: number[] = [];
    for (let index = 0; index < 305; index++) {
      answers.push((await api().app.inject({ url: '/api/config', headers })).statusCode);
    }
    return answers.filter((status) => status === 429).length;
  };
  expect(await refused({})).toBe(0);
  expect(await refused({ 'x-forwarded-for': '203.0.113.99' })).toBe(5);
});
