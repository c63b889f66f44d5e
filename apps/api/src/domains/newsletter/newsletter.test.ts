import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';
import { sweepSubscriptionsJob } from './newsletter.jobs.ts';

const api = withTestApi();

const email = 'zoe@example.org';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function ask(address = ' Zoe@Example.org') {
  const answer = await api()
    .client()
    .newsletter.subscribe({ body: { email: address } });
  await api().jobs.drain();
  return answer;
}

/** The addresses in the newest mail. */
const links = () =>
  api()
    .mails.at(-1)
    ?.text.match(/http\S+/g) ?? [];
const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? '';
const path = (link = '') => link.replace('http://localhost:4200', '');

const subscriptions = () => api().deps.db.selectFrom('newsletter_subscriptions').selectAll().execute();

async function subscribe(): Promise<void> {
  await ask();
  await api()
    .client()
    .newsletter.confirm({ body: { token: tokenIn(links()[0]) } });
  await api().jobs.drain();
}

describe('subscribing to the newsletter', () => {
  test('mails a link to the address, and subscribes only after its use', async () => {
    await ask();
    expect(api().mails).toMatchObject([
      { to: email, subject: 'Confirmez votre inscription à la lettre Livrée' },
    ]);
    expect(await subscriptions()).toMatchObject([{ email, confirmed_at: null }]);
    const answer = await api()
      .client()
      .newsletter.confirm({ body: { token: tokenIn(links()[0]) } });
    expect(answer.message).toBe('Votre inscription à notre lettre est confirmée');
    await api().jobs.drain();
    expect(await subscriptions()).toMatchObject([{ confirmed_at: api().clock.now() }]);
    expect(api().mails.at(-1)?.subject).toBe('Bienvenue parmi les lecteurs de la lettre Livrée');
  });

  test('gives the same answer to new, pending and subscribed addresses', async () => {
    const first = await ask();
    const second = await ask();
    await api()
      .client()
      .newsletter.confirm({ body: { token: tokenIn(links()[0]) } });
    const third = await ask();
    expect([second, third]).toEqual([first, first]);
  });

  test('repeatedly sends a mail only every ten minutes, and never to a subscriber', async () => {
    await ask();
    await ask();
    expect(api().mails).toHaveLength(1);
    api().clock.advance({ minutes: 11 });
    await subscribe();
    expect(api().mails).toHaveLength(3);
    api().clock.advance({ minutes: 11 });
    await ask();
    expect(api().mails).toHaveLength(3);
  });

  test('with a wrong address, or by a program, subscribes nobody', async () => {
    const payload = { email: 'zoe@example', role: 'operator' };
    const refused = await api().app.inject({ method: 'POST', url: '/api/newsletter', payload });
    expect(refused.json()).toMatchObject({
      code: 'validation',
      errors: {
        email: ['Veuillez saisir une adresse email valide'],
        role: ['Ce champ n’est pas attendu'],
      },
    });
    await api()
      .client()
      .newsletter.subscribe({ body: { email, website: 'x' } });
    await api().jobs.drain();
    expect([...(await subscriptions()), ...api().mails]).toEqual([]);
  });
});

describe('a confirmation link', () => {
  const confirm = (token: string) => api().client().newsletter.confirm({ body: { token } });
  const refused = { status: 422, code: 'newsletter.link_invalid' };

  test('works once, even if it is pressed ten times at the same moment', async () => {
    await ask();
    const token = tokenIn(links()[0]);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(confirm(token)).rejects.toMatchObject(refused);
  });

  test('expires after 48 hours; then its address is deleted', async () => {
    await ask();
    api().clock.advance({ hours: 48, minutes: 1 });
    await expect(confirm(tokenIn(links()[0]))).rejects.toMatchObject(refused);
    await api()
      .deps.db.transaction()
      .execute((trx) => api().jobs.send(trx, sweepSubscriptionsJob, {}));
    await api().jobs.drain();
    expect(await subscriptions()).toEqual([]);
  });

  test('is stored as a hash, and an invented one is refused', async () => {
    await ask();
    const stored = await api().deps.db.selectFrom('newsletter_tokens').selectAll().execute();
    expect(stored).toHaveLength(2);
    for (const link of links()) expect(JSON.stringify(stored)).not.toContain(tokenIn(link));
    await expect(confirm('x'.repeat(43))).rejects.toMatchObject(refused);
    await expect(confirm('x')).rejects.toMatchObject({ status: 422, code: 'validation' });
    await expect(confirm(tokenIn(links()[1]))).rejects.toMatchObject(refused);
  });

  test('opens a page that changes nothing until its button is pressed', async () => {
    await ask();
    const url = path(links()[0]);
    const page = await api().app.inject({ url });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Confirmer l’inscription');
    expect(await subscriptions()).toMatchObject([{ confirmed_at: null }]);
    const pressed = await api().app.inject({ method: 'POST', url, headers: form });
    expect(pressed.body).toContain('Votre inscription à notre lettre est confirmée');
    const again = await api().app.inject({ method: 'POST', url: url.replace('=fr', '=de'), headers: form });
    expect(again.statusCode).toBe(422);
    expect(again.body).toContain('Dieser Link wurde bereits verwendet');
    expect((await api().app.inject({ url: '/api/newsletter/links/confirm?token=%3Cb%3E' })).statusCode).toBe(
      404,
    );
  });
});

describe('unsubscribing', () => {
  test('takes one click in a mail program, and deletes everything', async () => {
    await subscribe();
    const { headers } = api().mails.at(-1) ?? {};
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = path(headers?.['List-Unsubscribe']?.slice(1, -1));
    const request = { method: 'POST' as const, url, headers: form, payload: 'List-Unsubscribe=One-Click' };
    expect((await api().app.inject(request)).statusCode).toBe(200);
    expect(await subscriptions()).toEqual([]);
    expect((await api().app.inject(request)).statusCode).toBe(200);
  });

  test('works from the page of every mail, even the first one', async () => {
    await ask();
    const url = path(links()[1]);
    expect((await api().app.inject({ url })).body).toContain('Se désinscrire');
    const pressed = await api().app.inject({ method: 'POST', url, headers: form });
    expect(pressed.body).toContain('Vous ne recevrez plus notre lettre');
    expect(await subscriptions()).toEqual([]);
  });
});

describe('the language', () => {
  const language = async () => (await subscriptions()).map((row) => row.language);
  const askIn = (asked: 'de' | 'es') =>
    api().client({ language: asked }).newsletter.subscribe({ body: { email } });

  test('of an address that is not confirmed is that of the newest request', async () => {
    await askIn('de');
    await askIn('es');
    expect(await language()).toEqual(['es']);
  });

  test('of a confirmed address is not changed by a request, which anybody can send', async () => {
    await subscribe();
    await askIn('de');
    expect(await language()).toEqual(['fr']);
  });

  test('of a customer follows that of their account, and no other subscription does', async () => {
    const { settings, newsletter } = api().client({ token: await api().signUp(email) });
    await newsletter.subscribe({ body: { email } });
    await ask('hugo@example.org');
    await settings.changePreferences({ body: { timezone: 'Africa/Algiers' } });
    expect(await language()).toEqual(['fr', 'fr']);
    await settings.changePreferences({ body: { language: 'de' } });
    const rows = await subscriptions();
    expect(Object.fromEntries(rows.map((row) => [row.email, row.language]))).toEqual({
      [email]: 'de',
      'hugo@example.org': 'fr',
    });
  });
});

test('mails use the language of the request', async () => {
  await api().client({ language: 'de' }).newsletter.subscribe({ body: { email } });
  await api().jobs.drain();
  expect(api().mails[0]?.subject).toBe('Bestätigen Sie Ihre Anmeldung zum Newsletter von Livrée');
});
