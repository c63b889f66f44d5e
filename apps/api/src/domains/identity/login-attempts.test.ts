import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi({ LIVREE_RATE_LIMIT_SCALE: '1' });

const [email, right, wrong] = ['claire@example.org', 'un vrai secret 42', 'pas le bon'];

interface Attempt {
  readonly address?: string;
  readonly device?: string;
  readonly as?: string;
}

const logIn = (password: string, { address = '203.0.113.1', device, as = email }: Attempt = {}) =>
  api().app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: as, password },
    headers: { 'x-forwarded-for': address, ...(device === undefined ? {} : { cookie: device }) },
  });

/** The cookie header of a browser after this answer. */
const readCookie = ({ headers }: Pick<LightMyRequestResponse, 'headers'>): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

const stranger = (index: number) => ({
  address: `198.51.${100 + Math.floor(index / 250)}.${1 + (index % 250)}`,
});

async function attack(attempts: number): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: attempts }, (_, index) => logIn(wrong, stranger(index))),
  );
  return answers.map(({ statusCode }) => statusCode);
}

const countLimited = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

describe('eighty concurrent logins from eighty addresses on one account', () => {
  test('are limited, and the right password among them does not win by the race', async () => {
    await api().signUp(email);
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => logIn(index === 60 ? right : wrong, stranger(index))),
    );
    expect(answers[60]?.statusCode).toBe(429);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(75);
  });

  test('delay everybody but the owner in a known browser', async () => {
    await api().signUp(email);
    const device = readCookie(await logIn(right));
    await attack(80);
    expect((await logIn(right, { address: '203.0.113.9' })).statusCode).toBe(429);
    const again = await logIn(right, { address: '203.0.113.9', device });
    expect(again.statusCode).toBe(200);
    // In a known browser the owner's own mistakes count, but no stranger's.
    const typed = await Promise.all(
      Array.from({ length: 12 }, () => logIn(wrong, { device: readCookie(again) })),
    );
    expect(countLimited(typed.map(({ statusCode }) => statusCode))).toBe(7);
  });

  test('do not delay the owner after a reset by mail, however long they continue', async () => {
    await api().signUp(email);
    await attack(80);
    await api().client().identity.forgotPassword({ body: { email } });
    await api().jobs.drain();
    const link = new URL(/https?:\S+reset-password\S+/.exec(api().mails.at(-1)?.text ?? '')?.[0] ?? '');
    const password = 'un tout autre secret 7';
    const reset = await api().app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { email, token: link.searchParams.get('token'), password, password_confirmation: password },
    });
    expect(reset.statusCode).toBe(200);
    await attack(80);
    expect((await logIn(password, { device: readCookie(reset) })).statusCode).toBe(200);
  });
});

describe('the wait before the next login', () => {
  test('is in the message and in Retry-After, grows with every failure, and ends with the right password', async () => {
    await api().signUp(email);
    const waits: number[] = [];
    for (let index = 0; index < 5; index++) await logIn(wrong, stranger(index));
    for (let round = 0; round < 9; round++) {
      const refused = await logIn(right, stranger(round));
      expect(refused.statusCode).toBe(429);
      waits.push(Number(refused.headers['retry-after']));
      api().clock.advance({ seconds: waits.at(-1) ?? 0 });
      expect((await logIn(wrong, stranger(round))).statusCode).toBe(401);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512]);
    const refused = await logIn(right, stranger(1));
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.json()).toMatchObject({ code: 'identity.too_many_attempts', params: { seconds: 900 } });
    expect(refused.json().message).toBe(
      'Trop de tentatives de connexion. Réessayez dans 15 minutes, ou choisissez un nouveau mot de passe par e-mail.',
    );
    api().clock.advance({ seconds: 900 });
    expect((await logIn(right, stranger(2))).statusCode).toBe(200);
    expect((await logIn(wrong, stranger(3))).statusCode).toBe(401);
    expect((await logIn(right, stranger(4))).statusCode).toBe(200);
  });

  test('applies to an unknown account too', async () => {
    expect(countLimited(await attack(20))).toBe(15);
  });

  test('grows for one address over all accounts; successful logins do not count', async () => {
    await api().signUp(email);
    const address = '203.0.113.50';
    for (let index = 0; index < 30; index++) expect((await logIn(right, { address })).statusCode).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => logIn(wrong, { address, as: `nobody${index}@example.org` })),
    );
    expect(countLimited(answers.map(({ statusCode }) => statusCode))).toBe(30);
    expect((await logIn(right, { address: '203.0.113.51' })).statusCode).toBe(200);
  });

  test('is forgotten after an hour without failures', async () => {
    await attack(20);
    api().clock.advance({ minutes: 61 });
    expect(countLimited(await attack(20))).toBe(15);
  });
});

describe('the device cookie', () => {
  test('is hidden from scripts, identifies nobody, and works for its own account only', async () => {
    await api().signUp(email);
    await api().signUp('paul@example.org');
    const answer = await logIn(right, { as: 'paul@example.org' });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const device = readCookie(answer);
    await attack(10);
    expect((await logIn(right, { device })).statusCode).toBe(429);
    expect((await logIn(right, { device: 'device=made-up' })).statusCode).toBe(429);
    const rows = await api().deps.db.selectFrom('known_devices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(device.slice('device='.length));
  });
});
