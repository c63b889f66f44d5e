import { expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const api = withTestApi();
const credentials = { email: 'claire@example.org', password: 'un vrai secret 42' };

/** Signs up and in again; returns the notice about it, with its unsubscribe link. */
async function signInNotice() {
  const token = await api().signUp(credentials.email);
  const { settings } = api().client({ token });
  await settings.changePreferences({ body: { language: 'de' } });
  await api().client().identity.login({ body: credentials });
  await api().jobs.drain();
  const mail = api().mails.find(({ subject }) => subject === 'Neue Anmeldung bei Ihrem Konto');
  const address = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const url = address.replace('http://localhost:4200', '');
  return { mail, url, wantsNotices: async () => (await settings.read()).data.security.loginNotifications };
}

test('an optional mail names its setting and how to stop it, with links in its language', async () => {
  const { mail, url } = await signInNotice();
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain('http://localhost:4200/de/settings?tab=notifications');
  expect(mail?.text).toContain(`http://localhost:4200${url}`);
});

test('a mail program stops it with one click, without signing in', async () => {
  const { url, wantsNotices } = await signInNotice();
  const response = await api().app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(response.statusCode).toBe(200);
  expect(await wantsNotices()).toBe(false);
  await api().client().identity.login({ body: credentials });
  await api().jobs.drain();
  expect(api().mails.filter(({ to }) => to === credentials.email)).toHaveLength(1);
});

test('a person who opens the link must confirm first, in their language', async () => {
  const { url, wantsNotices } = await signInNotice();
  const page = await api().app.inject({ url, headers: { 'accept-language': 'es' } });
  expect(page.body).toContain('<html lang="de">');
  expect(page.body).toContain('<button class="primary">Abbestellen</button>');
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  expect(await wantsNotices()).toBe(true);
  const done = await api().app.inject({ method: 'POST', url });
  expect(done.body).toContain('href="/de/settings?tab=notifications"');
  expect(await wantsNotices()).toBe(false);
});

test.each([
  ['another customer’s', (token: string) => token.replace(/^\d+/, (id) => String(Number(id) + 1))],
  ['another kind of mail', (token: string) => token.replace('-login-', '-email-')],
  ['nothing', () => ''],
])('a link changed to %s stops nothing', async (_, change) => {
  const { url, wantsNotices } = await signInNotice();
  const { searchParams } = new URL(url, 'http://localhost');
  const token = change(searchParams.get('token') ?? '');
  const forged = `/api/notifications/links/unsubscribe?token=${encodeURIComponent(token)}`;
  expect((await api().app.inject({ method: 'POST', url: forged })).statusCode).toBe(404);
  expect(await wantsNotices()).toBe(true);
});

test('marketing is the newsletter: choosing it requests the newsletter, leaving one leaves both', async () => {
  const token = await api().signUp(credentials.email);
  const { identity, settings } = api().client({ token });
  await settings.changeNotifications({ body: { marketing: true } });
  await api().jobs.drain();
  const [asked] = api().mails;
  expect(asked?.subject).toContain('la lettre');
  const stop = /unsubscribe\?token=([\w-]{43})/.exec(asked?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  await api()
    .client()
    .newsletter.unsubscribe({ query: { token: stop } });
  await api().jobs.drain();
  expect((await settings.read()).data.notifications.marketing).toBe(false);

  api().clock.advance({ minutes: 11 });
  await settings.changeNotifications({ body: { marketing: true } });
  await api().jobs.drain();
  expect(api().mails).toHaveLength(2);
  await settings.changeNotifications({ body: { marketing: false } });
  await identity.givePassword({ body: { password: 'un vrai secret 42' } });
  const { data } = await settings.exportData();
  expect(data['newsletter']).toEqual([]);
});
