import type { MailingWords } from '@livree/contracts';
import { describe, expect, test } from 'vitest';
import { operatorToken } from '../../../testing/operator.ts';
import { withTestApi } from '../../../testing/test-api.ts';
import { queueMailingJob } from '../newsletter.jobs.ts';

const api = withTestApi();

const words: MailingWords = {
  subjectFr: 'Noël approche',
  messageFr: 'Réservez dès maintenant.\n\nÀ bientôt.',
  subjectEn: '',
  messageEn: '',
  subjectEs: '',
  messageEs: '',
  subjectDe: 'Bald ist Weihnachten',
  messageDe: 'Buchen Sie schon jetzt.',
};

const operator = async () => api().client({ token: await operatorToken(api()) });

/** Adds a subscriber to the table. */
async function addSubscriber(email: string, language: string, confirmed = true): Promise<void> {
  const now = api().clock.now();
  await api()
    .deps.db.insertInto('newsletter_subscriptions')
    .values({ email, language, customer_id: null, created_at: now, confirmed_at: confirmed ? now : null })
    .execute();
}

async function addReaders(): Promise<void> {
  await addSubscriber('zoe@example.org', 'fr');
  await addSubscriber('max@example.org', 'de');
  await addSubscriber('ana@example.org', 'es');
  await addSubscriber('late@example.org', 'fr', false);
}

/** The mailings that were mailed by now. */
async function drain() {
  await api().jobs.drain();
  return api().mails.filter(({ subject }) => [words.subjectFr, words.subjectDe].includes(subject));
}

describe('a mailing', () => {
  test('leaves once for everybody who confirmed, in their language or in French, and says so in its history', async () => {
    const { mailings, operations } = await operator();
    await addReaders();
    const { data: draft } = await mailings.draft({ body: words });
    const params = { id: draft.id };
    const sends = [1, 2, 3].map(() => mailings.send({ params, body: { version: draft.version } }));
    const answers = await Promise.allSettled(sends);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const sent = (await drain()).toSorted((one, other) => one.to.localeCompare(other.to));
    expect(sent).toMatchObject([
      { to: 'ana@example.org', subject: words.subjectFr },
      { to: 'max@example.org', subject: words.subjectDe },
      { to: 'zoe@example.org', subject: words.subjectFr },
    ]);
    expect((await mailings.read({ params })).data).toMatchObject({ state: 'sent', recipientCount: 3 });
    const { data: acts } = await operations.acts({ query: { subject: 'mailings', id: String(draft.id) } });
    expect(acts).toMatchObject([{ act: 'mailings.send', after: { subject: words.subjectFr } }]);
  });

  test('that is queued again reaches nobody twice, and one link in it ends the subscription', async () => {
    const { mailings } = await operator();
    await addReaders();
    const { data: draft } = await mailings.draft({ body: words });
    await mailings.send({ params: { id: draft.id }, body: { version: draft.version } });
    await drain();
    await api()
      .deps.db.transaction()
      .execute((trx) => api().jobs.send(trx, queueMailingJob, { mailingId: draft.id, after: 0 }));
    const sent = await drain();
    expect(sent).toHaveLength(3);
    const link = /<[^>]*\/api(\/newsletter\/unsubscribe\?token=[\w-]+)>/.exec(
      sent[0]?.headers?.['List-Unsubscribe'] ?? '',
    );
    await api().app.inject({ method: 'POST', url: `/api${link?.[1]}` });
    expect((await mailings.readership()).data).toEqual({ confirmed: 2, unconfirmed: 1 });
    expect((await mailings.read({ params: { id: draft.id } })).data.recipientCount).toBe(3);
  });

  test('is tried on the operator alone, in each language in which it is written', async () => {
    const { mailings } = await operator();
    await addReaders();
    const { data: draft } = await mailings.draft({ body: words });
    await mailings.test({ params: { id: draft.id } });
    const sent = await drain();
    expect(sent.map(({ subject }) => subject)).toEqual([words.subjectFr, words.subjectDe]);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(1);
    expect(sent[0]?.headers?.['List-Unsubscribe']).toBeUndefined();
  });

  test('is refused half written, overtaken, once it was sent, and while nobody reads it', async () => {
    const { mailings } = await operator();
    await expect(mailings.draft({ body: { ...words, messageDe: ' ' } })).rejects.toMatchObject({
      fieldErrors: { messageDe: ['Ce champ est obligatoire'] },
    });
    const { data: draft } = await mailings.draft({ body: words });
    const params = { id: draft.id };
    const { data: changed } = await mailings.change({ params, body: { ...words, version: draft.version } });
    const stale = { ...words, version: draft.version };
    await expect(mailings.change({ params, body: stale })).rejects.toMatchObject({
      code: 'operations.overtaken',
    });
    const body = { version: changed.version };
    await expect(mailings.send({ params, body })).rejects.toMatchObject({ code: 'mailings.no_subscribers' });
    await addReaders();
    await mailings.send({ params, body });
    await expect(mailings.remove({ params })).rejects.toMatchObject({ code: 'mailings.sent_already' });
  });
});

test('subscribers are found by a part of their address', async () => {
  const { mailings } = await operator();
  await addReaders();
  const { data } = await mailings.subscribers({ query: { search: 'MAX@' } });
  expect(data.items).toMatchObject([{ email: 'max@example.org', language: 'de' }]);
  expect((await mailings.subscribers({ query: { search: '%' } })).data.total).toBe(0);
});
