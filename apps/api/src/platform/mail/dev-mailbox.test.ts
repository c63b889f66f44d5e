import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi, withTestApi } from '../../testing/test-api.ts';
import { devMailbox } from './index.ts';

const key = 'a key that only npm start has printed, long enough';
const page = '/api/dev/mailbox';
const link = `${page}?key=${encodeURIComponent(key)}`;
const cookie = `mailbox-key=${encodeURIComponent(key)}`;

const api = withTestApi({ NODE_ENV: 'production', LIVREE_MAILBOX_KEY: key });

const sendMail = ({ deps, clock }: TestApi): Promise<void> =>
  devMailbox(deps.db, clock).send({
    kind: 'ride',
    to: 'zoe@example.org',
    subject: '<b>',
    text: 'token',
    html: '<p>t</p>',
  });

async function expectNothing(
  { app }: TestApi,
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
): Promise<void> {
  const answer = await app.inject({ url, headers, remoteAddress });
  const elsewhere = await app.inject({ url: '/api/dev/nothing' });
  expect([answer.statusCode, answer.body]).toEqual([404, elsewhere.body]);
  expect(answer.headers).not.toHaveProperty('set-cookie');
}

describe('the mailbox', () => {
  beforeEach(() => sendMail(api()));

  test('opens by its link, which stores the key in a cookie and removes it from the address', async () => {
    const { statusCode, headers } = await api().app.inject({ url: link });
    expect([statusCode, headers.location]).toEqual([303, page]);
    expect(headers['set-cookie']).toBe(`${cookie}; Path=${page}; HttpOnly; SameSite=Strict`);
    const opening = await api().app.inject({ url: page, headers: { cookie } });
    expect([opening.statusCode, opening.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(opening.body).toContain('&lt;b&gt;');
    expect(opening.body).toContain('zoe@example.org');
  });

  test('returns its mails to programs too', async () => {
    const { body } = await api().app.inject({ url: page, headers: { cookie, accept: 'application/json' } });
    expect(JSON.parse(body)).toEqual({
      mails: [
        {
          to: 'zoe@example.org',
          subject: '<b>',
          text: 'token',
          html: '<p>t</p>',
          sentAt: api().clock.now().toISOString(),
        },
      ],
    });
  });

  test('shows a mail as a mail program does, and nothing in it loads or runs', async () => {
    const { body } = await api().app.inject({ url: page, headers: { cookie } });
    const [, url = ''] = /href="([^"]+)"/.exec(body) ?? [];
    const mail = await api().app.inject({ url, headers: { cookie } });
    expect(mail.body).toBe('<p>t</p>');
    expect(mail.headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox /);
    await expectNothing(api(), url);
    await expectNothing(api(), url, { cookie }, '203.0.113.7');
    for (const id of ['0', '99999', '1e99', 'x']) await expectNothing(api(), `${page}/${id}`, { cookie });
  });

  test('does not exist without the key, or with another', async () => {
    await expectNothing(api(), page);
    await expectNothing(api(), `${page}?key=`);
    await expectNothing(api(), `${page}?key=${key}x`);
    await expectNothing(api(), `${page}?key=${key}&key=${key}`);
    await expectNothing(api(), '/backend/public/api/dev/mailbox/', { cookie: 'mailbox-key=%zz' });
  });

  test.each([
    ['from another machine', {}, '203.0.113.7'],
    ['from another machine that says it is this one', { 'x-forwarded-for': '127.0.0.1' }, '203.0.113.7'],
    ['for another machine', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
    ['for another machine that says it is this one', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }, '::1'],
    ['through a proxy of this machine', { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=unknown' }, '::1'],
  ])('does not exist %s', async (_who, headers, remoteAddress) => {
    await expectNothing(api(), link, headers, remoteAddress);
    await expectNothing(api(), page, { ...headers, cookie }, remoteAddress);
  });
});

test.each([
  ['while a mail server is set', { LIVREE_MAILBOX_KEY: key, LIVREE_SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['without a key, whatever NODE_ENV says', { NODE_ENV: 'development' }],
])('there is no mailbox %s', async (_when, env) => {
  const other = await openTestApi(env);
  await sendMail(other);
  await expectNothing(other, link, { cookie });
  await other.close();
});
