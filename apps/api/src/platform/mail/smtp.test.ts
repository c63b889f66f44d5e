import { startMailServer } from '@livree/server/testing/mail';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { runAsJob } from '../jobs/running-job.ts';
import { smtpMail } from './smtp.ts';

/** What a server gets, and its address. */
async function receiveMails() {
  const mails: Buffer[] = [];
  const server = await startMailServer((raw) => mails.push(raw));
  onTestFinished(() => server.close());
  return { mails, url: server.url };
}

test('a mail arrives with its accents, from the configured sender', async () => {
  const { mails, url } = await receiveMails();
  const mail = smtpMail(url, 'Livrée <reservations@livree.example>');
  await mail.send({
    kind: 'ride',
    to: 'zoe@example.org',
    subject: 'Réservation confirmée',
    text: 'À bientôt, Zoé.\nPrix : 12,50 €',
    html: '<p>À bientôt, Zoé.</p>',
    replyTo: 'service@livree.example',
    headers: { 'List-Unsubscribe': '<https://livree.example/leave>' },
  });
  const [raw = Buffer.alloc(0)] = mails;
  const parsed = await PostalMime.parse(raw);
  expect(parsed.subject).toBe('Réservation confirmée');
  expect(parsed.from).toMatchObject({ name: 'Livrée', address: 'reservations@livree.example' });
  expect(parsed.to).toMatchObject([{ address: 'zoe@example.org' }]);
  expect(parsed.replyTo).toMatchObject([{ address: 'service@livree.example' }]);
  expect(parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
    '<https://livree.example/leave>',
  );
  expect(parsed.text?.trim()).toBe('À bientôt, Zoé.\nPrix : 12,50 €');
  expect(parsed.html?.trim()).toBe('<p>À bientôt, Zoé.</p>');
  expect(String(raw)).toContain('Content-Type: multipart/alternative');
});

test('a job that is repeated sends each of its mails under the same Message-ID, another job under another', async () => {
  const { mails, url } = await receiveMails();
  const mail = smtpMail(url, 'Livrée <reservations@livree.example>');
  const sendBoth = async () => {
    for (const to of ['zoe@example.org', 'luc@example.org'])
      await mail.send({ kind: 'ride', to, subject: 'Réservation confirmée', text: 'À bientôt.' });
  };
  for (const id of ['one', 'one', 'other'])
    await runAsJob({ id, queuedAt: new Date(), attempt: 1, isLast: false }, sendBoth);
  await sendBoth();
  const parsed = await Promise.all(mails.map((raw) => PostalMime.parse(raw)));
  const ids = parsed.map((one) => one.messageId);
  expect(ids[0]).toMatch(/^<[\w-]{43}@livree\.example>$/);
  expect(ids.slice(2, 4)).toEqual(ids.slice(0, 2));
  expect(new Set(ids).size).toBe(6);
});

test('a mail server that does not answer is a failure, so that the job is retried', async () => {
  const mail = smtpMail('smtp://127.0.0.1:1', 'a@livree.example');
  await expect(mail.send({ kind: 'ride', to: 'b@example.org', subject: 's', text: 't' })).rejects.toThrow(
    'ECONNREFUSED',
  );
});
