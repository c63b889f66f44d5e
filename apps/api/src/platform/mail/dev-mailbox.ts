import { escapeUTF8 } from 'entities/escape';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Connection } from '../db/index.ts';
import { type DevMail, keepMail, newestMails } from './dev-mailbox.repository.ts';
import type { Mail } from './mail.ts';

/** Keeps mails in a table instead of sending them. */
export function devMailbox(db: Connection, clock: Clock): Mail {
  return { send: (message) => keepMail(db, message, clock.now()) };
}

function mailHtml({ recipient, subject, body, sent_at }: DevMail): string {
  return `<article><h2>${escapeUTF8(subject)}</h2><p>${escapeUTF8(recipient)} — <time>${sent_at.toISOString()}</time></p>
<pre>${escapeUTF8(body)}</pre></article>`;
}

/** The page on which a developer reads the mails that the site would have sent. */
export function registerDevMailbox(app: FastifyInstance, db: Connection): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    const mails = await newestMails(db);
    const list = mails.map(mailHtml).join('\n') || '<p>No mail yet.</p>';
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Development mailbox</title></head><body><main><h1>Development mailbox</h1>${list}</main></body></html>`);
  });
}
