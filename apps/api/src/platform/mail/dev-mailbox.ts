import { z } from '@livree/contracts/schema';
import { stringifySetCookie } from 'cookie';
import { escapeUTF8 } from 'entities/escape';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Connection } from '../db/index.ts';
import { isKey } from '../is-key.ts';
import { type DevMail, addMail, listNewestMails, mailHtmlById } from './dev-mailbox.repository.ts';
import type { Outlet } from './mail.ts';
import { holdsKey, isFromThisMachine, keyCookie } from './mailbox-key.ts';

/** Stores mails in a table instead of sending them. */
export function devMailbox(db: Connection, clock: Clock): Outlet {
  return { send: (message) => addMail(db, message, clock.now()) };
}

/** The path of the page; the key's cookie is sent to no other path. */
const path = '/api/dev/mailbox';

const query = z.object({ key: z.optional(z.unknown()) });

const mailParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 31 - 1)) });

/** A mail may be shown and its links opened; nothing in it loads or runs. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation";

function mailHtml({ id, recipient, subject, body, html, sent_at }: DevMail): string {
  const asSent = html === null ? '' : `<p><a href="${path}/${id}">As a mail program shows it</a></p>`;
  return `<article><h2>${escapeUTF8(subject)}</h2><p>${escapeUTF8(recipient)} — <time>${sent_at.toISOString()}</time></p>${asSent}
<pre>${escapeUTF8(body)}</pre></article>`;
}

function mailboxHtml(mails: readonly DevMail[]): string {
  const list = mails.map(mailHtml).join('\n') || '<p>No mail yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Development mailbox</title></head><body><main><h1>Development mailbox</h1>${list}</main></body></html>`;
}

const mailData = ({ recipient: to, subject, body: text, html, sent_at: sentAt }: DevMail) => ({
  to,
  subject,
  text,
  html,
  sentAt,
});

/** Stores the key in a cookie and removes it from the address. */
function setKeyCookie(reply: FastifyReply, key: string): FastifyReply {
  const cookie = stringifySetCookie({
    name: keyCookie,
    value: key,
    path,
    httpOnly: true,
    sameSite: 'strict',
  });
  return reply.header('set-cookie', cookie).header('referrer-policy', 'no-referrer').redirect(path, 303);
}

/**
 * The page that shows the site's mails to the person who started it on this machine; a program requests
 * `application/json`. For everybody else, the page does not exist.
 * @param key opens it, as `?key=` once and in its cookie afterwards
 */
export function registerDevMailbox(app: FastifyInstance, db: Connection, key: string): void {
  const isLink = ({ query: asked }: FastifyRequest): boolean =>
    isKey(key, z.safeParse(query, asked).data?.key);

  app.get('/dev/mailbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    if (isLink(request)) return setKeyCookie(reply, key);
    if (!holdsKey(key, request)) return reply.callNotFound();
    const mails = await listNewestMails(db);
    reply.header('cache-control', 'no-store');
    return request.headers.accept === 'application/json'
      ? { mails: mails.map(mailData) }
      : reply.type('text/html; charset=utf-8').send(mailboxHtml(mails));
  });

  app.get('/dev/mailbox/:id', async (request, reply) => {
    const params = z.safeParse(mailParams, request.params);
    const html = params.success && holdsKey(key, request) ? await mailHtmlById(db, params.data.id) : null;
    if (html === null || !isFromThisMachine(request)) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': mailPolicy })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
