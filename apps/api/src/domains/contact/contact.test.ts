import { describe, expect, test } from 'vitest';
import { openTestApi, withTestApi } from '../../testing/test-api.ts';
import { sweepMessagesJob } from './contact.jobs.ts';

const api = withTestApi();

const letter = {
  name: '  Zoé <b>Durand</b> ',
  email: ' Zoe@Example.ORG',
  phone: '+33 (0)6 12-34-56-78',
  subject: 'reservation' as const,
  message: "Bonjour, 🚗 '; drop table contact_messages; --",
};

const messages = () => api().deps.db.selectFrom('contact_messages').selectAll().execute();

describe('a message to the operator', () => {
  test('is stored as written, and mailed so that a reply goes to its sender', async () => {
    const answer = await api().client().contact.send({ body: letter });
    expect(answer.message).toBe('Votre message a été envoyé avec succès');
    expect(await messages()).toMatchObject([
      { name: 'Zoé <b>Durand</b>', email: 'zoe@example.org', message: letter.message, customer_id: null },
    ]);
    await api().jobs.drain();
    const mailTo = (address: string) => api().mails.find(({ to }) => to === address);
    expect(mailTo('contact@livree.example')).toMatchObject({
      replyTo: 'zoe@example.org',
      subject: 'Formulaire de contact\u00a0: Réservation',
    });
    expect(mailTo('contact@livree.example')?.text).toContain(letter.message);
    expect(mailTo('zoe@example.org')).toMatchObject({
      replyTo: 'contact@livree.example',
      subject: 'Votre message à Livrée',
    });
    // A stranger may have stated her address.
    expect(mailTo('zoe@example.org')?.text).not.toContain(letter.message);
  });

  test.each([
    ['a signed-in customer with a confirmed address', true, 'zoe@example.org', true],
    ['a customer who has not confirmed it', false, 'zoe@example.org', false],
    ['a customer who states another address', true, 'claire@example.org', false],
  ])(
    'of %s is copied to that address only if it is known to be theirs',
    async (_who, isConfirmed, own, isCopied) => {
      const token = await api().signUp(own, { isConfirmed });
      await api().client({ token, language: 'de' }).contact.send({ body: letter });
      await api().jobs.drain();
      const copy = api().mails.find(({ to }) => to === 'zoe@example.org');
      expect(copy?.subject).toBe('Ihre Nachricht an Livrée');
      expect(copy?.text.includes(`> ${letter.message}`)).toBe(isCopied);
    },
  );

  test('that its sender repeats is kept and mailed once; another one with its key is another', async () => {
    const headers = { idempotencyKey: 'a-key-of-the-form' };
    const send = (message: string) =>
      api()
        .client()
        .contact.send({ body: { ...letter, message }, headers });
    const [first, again] = await Promise.all([send(letter.message), send(letter.message)]);
    expect(again).toEqual(first);
    await send('Et un siège pour enfant ?');
    expect((await messages()).map(({ message }) => message)).toEqual([
      letter.message,
      'Et un siège pour enfant ?',
    ]);
    await api().jobs.drain();
    expect(api().mails.filter(({ to }) => to === 'contact@livree.example')).toHaveLength(2);
  });

  test('of a signed-in customer belongs to them', async () => {
    const token = await api().signUp();
    await api().client({ token }).contact.send({ body: letter });
    const customer = await api().deps.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    expect(await messages()).toMatchObject([{ customer_id: customer.id }]);
  });

  test('is refused field by field, with the texts of the form', async () => {
    const response = await api().app.inject({
      method: 'POST',
      url: '/api/contact/',
      payload: { name: ' x ', email: 'x@', phone: '12 34', subject: 'spam', message: '   court   ', role: 1 },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      name: ['Le nom doit contenir au moins 2 caractères'],
      email: ['Veuillez entrer une adresse email valide'],
      phone: ['Veuillez entrer un numéro de téléphone valide'],
      subject: ['Veuillez sélectionner un sujet'],
      message: ['Le message doit contenir au moins 10 caractères'],
      role: ['Ce champ n’est pas attendu'],
    });
  });

  test.each([
    ['a name of half a megabyte', { name: 'x'.repeat(5000) }, 422],
    ['a zero byte', { message: 'un message \u0000 nul' }, 400],
    ['an endless address', { email: `${'a@'.repeat(120)}x` }, 422],
    ['a number for a text', { message: 12_345_678_901 }, 422],
  ])('with %s is refused', async (_, change, status) => {
    const response = await api().app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...letter, ...change },
    });
    expect(response.statusCode).toBe(status);
    expect(await messages()).toEqual([]);
  });

  test('from a program that fills the hidden field gets the same answer, and is dropped', async () => {
    const answer = await api()
      .client({ language: 'de' })
      .contact.send({ body: { ...letter, website: 'https://spam.example' } });
    expect(answer.message).toBe('Ihre Nachricht wurde erfolgreich gesendet');
    await api().jobs.drain();
    expect([...(await messages()), ...api().mails]).toEqual([]);
  });

  test('is deleted after three years', async () => {
    await api().client().contact.send({ body: letter });
    const sweep = async () => {
      await api()
        .deps.db.transaction()
        .execute((trx) => api().jobs.send(trx, sweepMessagesJob, {}));
      await api().jobs.drain();
      return (await messages()).length;
    };
    api().clock.set('2029-06-02T07:59:00Z');
    expect(await sweep()).toBe(1);
    api().clock.set('2029-06-02T08:01:00Z');
    expect(await sweep()).toBe(0);
  });
});

test('messages are limited by address', async () => {
  const strict = await openTestApi({ LIVREE_RATE_LIMIT_SCALE: '1' });
  try {
    const send = () =>
      strict.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: letter,
        remoteAddress: '203.0.113.7',
      });
    const statuses = [];
    for (const _ of Array.from({ length: 6 })) statuses.push((await send()).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  } finally {
    await strict.close();
  }
});

describe('a form sent without scripts', () => {
  const post = (typed: Record<string, string>, language = 'de') =>
    api().app.inject({
      method: 'POST',
      url: `/api/contact/form?language=${language}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(typed).toString(),
    });

  test('is stored, and answered by a page with the message', async () => {
    const page = await post({ ...letter, website: '' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Ihre Nachricht wurde erfolgreich gesendet');
    expect(page.body).toContain('drop table');
    expect(await messages()).toMatchObject([{ email: 'zoe@example.org', language: 'de' }]);
  });

  test('comes back with its errors and all typed values, none of them as markup', async () => {
    const page = await post({ ...letter, email: 'zoe', subject: '', message: '<b>"kurz' }, 'fr');
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('Veuillez entrer une adresse email valide');
    expect(page.body).toContain('Veuillez sélectionner un sujet');
    expect(page.body).toContain('value="zoe"');
    expect(page.body).toContain('&lt;b&gt;&quot;kurz');
    expect(page.body).not.toContain('<b>');
    expect(await messages()).toEqual([]);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'of type %s is refused',
    async (type) => {
      const page = await api().app.inject({
        method: 'POST',
        url: '/api/contact/form',
        headers: { 'content-type': type },
        payload: '{}',
      });
      expect(page.statusCode).toBe(415);
      expect(await messages()).toEqual([]);
    },
  );
});
