import { visitorCookie, visitorCookies } from '@livree/document';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from '../assets/encoding.ts';
import { OverrideRefusal } from '../composition/overrides.ts';
import { noticeDocument } from '../document/notice.ts';
import type { Visitor } from '../document/visitor.ts';
import { documentHeaders } from '../security/headers.ts';
import { noticePolicy } from '../security/policy.ts';
import type { Site } from '../site.ts';
import { visitCookie, withVisit } from '../telemetry/visit-cookie.ts';
import { isSecret } from './address.ts';
import type { Redirect } from './canonical-redirect.ts';
import type { Page } from './page.ts';

async function sendNotice(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
  reply.headers({ ...documentHeaders, 'content-security-policy': noticePolicy, 'cache-control': 'no-store' });
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  visitor: Visitor,
  {
    policy,
    permissions,
    isShared,
    visit,
  }: Pick<Site, 'policy' | 'permissions'> & { readonly isShared: boolean; readonly visit: string },
) {
  const etag = page.etag(visitor);
  reply.headers({
    ...documentHeaders,
    'permissions-policy': permissions,
    'content-security-policy': withVisit(policy, visit),
    'set-cookie': visitCookie(visit, request),
    'cache-control': isShared ? 'no-cache, private' : 'no-store',
    vary: 'accept-encoding, cookie',
    'x-livree-render': page.mode,
    etag,
  });
  if (isSecret(request.url)) reply.header('referrer-policy', 'no-referrer');
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(await page.body(visitor, encoding));
}

export function sendRedirect(reply: FastifyReply, { status }: Page, target: string) {
  const known = status >= 300 && status < 400 ? status : 302;
  return reply.header('cache-control', 'no-cache').redirect(target, known);
}

export function redirectToCanonical(
  request: FastifyRequest,
  reply: FastifyReply,
  { target, status, chosen }: Redirect,
) {
  const isSecure = request.protocol === 'https';
  if (chosen !== undefined)
    reply.header('set-cookie', visitorCookie(visitorCookies.language, chosen, { isSecure }));
  if (isSecret(request.url)) reply.header('referrer-policy', 'no-referrer');
  return reply.headers({ 'cache-control': 'no-cache, private', vary: 'cookie' }).redirect(target, status);
}

export function redirectToSite(request: FastifyRequest, reply: FastifyReply, target: string) {
  if (isSecret(request.url)) reply.header('referrer-policy', 'no-referrer');
  return reply.header('cache-control', 'no-cache').redirect(target, 308);
}

export function sendStarting(reply: FastifyReply, visitor: Visitor) {
  return sendNotice(reply.header('retry-after', 2), 503, noticeDocument(visitor, 'starting'));
}

export function sendRefusal(reply: FastifyReply, visitor: Visitor, error: unknown) {
  if (!(error instanceof OverrideRefusal)) throw error;
  const status = error.subject === 'unknownRelease' ? 404 : 409;
  return sendNotice(reply, status, noticeDocument(visitor, error.subject, error.message));
}

export function sendTooMany(reply: FastifyReply, visitor: Visitor, seconds: number) {
  return sendNotice(reply.header('retry-after', seconds), 429, noticeDocument(visitor, 'tooMany'));
}
