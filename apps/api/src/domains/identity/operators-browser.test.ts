import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
import { prepareOperators } from './index.ts';

const key = 'the-key-of-one-start-'.repeat(3);
const api = withTestApi({ LIVREE_OPERATOR_KEY: key });

const refused = { status: 422, code: 'identity.operator_link_invalid' };
const redeem = (token = key) => api().client().identity.redeemOperatorLink({ body: { token } });

/** Signs in through HTTP and returns the session with the cookies that the browser keeps. */
async function signIn(url: string, payload: Record<string, unknown>, cookie = '') {
  const answer = await api().app.inject({ method: 'POST', url, payload, headers: { cookie } });
  const set = [answer.headers['set-cookie'] ?? []].flat();
  return { answer, token: String(answer.json().data.token), set };
}

const operatorsCookie = (set: readonly string[]) =>
  set.find((cookie) => cookie.startsWith('operator=')) ?? '';

async function isOperator(cookie: string): Promise<boolean> {
  const answer = await api().app.inject({ url: '/api/auth/operator', headers: { cookie } });
  return answer.json().data.is_operator;
}

describe('the link of a start', () => {
  test('signs in as the operator of the demonstration once, also after a restart with the same key', async () => {
    await prepareOperators(api().deps);
    expect((await redeem()).data.user.role).toBe('operator');
    await expect(redeem()).rejects.toMatchObject(refused);
    await prepareOperators(api().deps);
    await expect(redeem()).rejects.toMatchObject(refused);
  });

  test('ends after an hour, and no other key works', async () => {
    await prepareOperators(api().deps);
    await expect(redeem('x'.repeat(43))).rejects.toMatchObject(refused);
    api().clock.advance({ minutes: 60 });
    await expect(redeem()).rejects.toMatchObject(refused);
  });

  test('is not made where the settings name an operator, or the site is no demonstration', async () => {
    const { deps } = api();
    const operator = { email: 'boss@livree.example', password: 'le patron a un secret' };
    await prepareOperators({ ...deps, config: { ...deps.config, operator } });
    await expect(redeem()).rejects.toMatchObject(refused);
    const brand = { ...deps.config.brand, isDemonstration: false };
    await prepareOperators({ ...deps, config: { ...deps.config, brand } });
    await expect(redeem()).rejects.toMatchObject(refused);
  });
});

describe('the cookie of an operator’s browser', () => {
  test('is hidden from scripts, and counts until the session ends', async () => {
    await prepareOperators(api().deps);
    const { set, token } = await signIn('/api/auth/operator-link', { token: key });
    expect(operatorsCookie(set)).toMatch(
      /^operator=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const cookie = operatorsCookie(set).split(';')[0] ?? '';
    expect(await isOperator(cookie)).toBe(true);
    expect(await isOperator(`operator=${'x'.repeat(43)}`)).toBe(false);
    await api().client({ token }).identity.logout();
    expect(await isOperator(cookie)).toBe(false);
  });

  test('ends with the time of the session', async () => {
    await prepareOperators(api().deps);
    const { set } = await signIn('/api/auth/operator-link', { token: key });
    api().clock.advance({ minutes: 481 });
    expect(await isOperator(operatorsCookie(set))).toBe(false);
  });

  test('is never given to a customer, and taken away when one signs in there', async () => {
    await api().signUp('claire@example.org');
    const payload = { email: 'claire@example.org', password: 'un vrai secret 42' };
    expect(operatorsCookie((await signIn('/api/auth/login', payload)).set)).toBe('');
    await prepareOperators(api().deps);
    const { set } = await signIn('/api/auth/operator-link', { token: key });
    const shared = await signIn('/api/auth/login', payload, operatorsCookie(set));
    expect(operatorsCookie(shared.set)).toMatch(/^operator=; Max-Age=0;/);
  });
});
