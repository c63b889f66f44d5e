import { requestedOverrides, visitorCookie, visitorCookies, withOverrides } from '@livree/document';
import { withLanguage } from '@livree/i18n/language-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from '../assets/encoding.ts';
import { OverrideRefusal } from '../composition/overrides.ts';
import { noticeDocument } from '../document/notice.ts';
import { readVisitor, type Visitor } from '../document/visitor.ts';
import { documentHeaders } from '../security/headers.ts';
import { noticePolicy } from '../security/policy.ts';
import type { Site } from '../site.ts';
import { addressOf, isSecret, searchOf } from './address.ts';
import { oneAddress, type Elsewhere } from './one-address.ts';
import type { PageCache } from './page-cache.ts';
import type { Page } from './page.ts';
import { renderingLimit } from './rendering-limit.ts';

export interface PageRouteOptions {
  readonly site: Pick<Site, 'choose' | 'siteConfig' | 'makePage' | 'policy' | 'permissions'>;
  readonly cache: PageCache;
  readonly rateLimitScale: number;
}

/** How many pages with overrides one address may request per minute: each composition costs a process. */
const overriddenPerMinute = 120;

async function sendNotice(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
  reply.headers({ ...documentHeaders, 'content-security-policy': noticePolicy, 'cache-control': 'no-store' });
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  visitor: Visitor,
  { policy, permissions }: Pick<Site, 'policy' | 'permissions'>,
) {
  const etag = page.etag(visitor);
  const secret = isSecret(request.url);
  reply.headers({
    ...documentHeaders,
    'permissions-policy': permissions,
    'content-security-policy': policy,
    'cache-control': secret ? 'no-store' : 'no-cache, private',
    vary: 'accept-encoding, cookie',
    'x-livree-render': page.mode,
    etag,
  });
  if (secret) reply.header('referrer-policy', 'no-referrer');
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(await page.body(visitor, encoding));
}

function sendRedirect(reply: FastifyReply, { status }: Page, target: string) {
  const known = status >= 300 && status < 400 ? status : 302;
  return reply.header('cache-control', 'no-cache').redirect(target, known);
}

function sendElsewhere(request: FastifyRequest, reply: FastifyReply, { target, status, chosen }: Elsewhere) {
  const isSecure = request.protocol === 'https';
  if (chosen !== undefined)
    reply.header('set-cookie', visitorCookie(visitorCookies.language, chosen, { isSecure }));
  if (isSecret(request.url)) reply.header('referrer-policy', 'no-referrer');
  return reply.headers({ 'cache-control': 'no-cache, private', vary: 'cookie' }).redirect(target, status);
}

function sendStarting(reply: FastifyReply, visitor: Visitor) {
  return sendNotice(reply.header('retry-after', 2), 503, noticeDocument(visitor, 'starting'));
}

function sendRefusal(reply: FastifyReply, visitor: Visitor, error: unknown) {
  if (!(error instanceof OverrideRefusal)) throw error;
  const status = error.subject === 'unknownRelease' ? 404 : 409;
  return sendNotice(reply, status, noticeDocument(visitor, error.subject, error.message));
}

function sendTooMany(reply: FastifyReply, visitor: Visitor, seconds: number) {
  return sendNotice(reply.header('retry-after', seconds), 429, noticeDocument(visitor, 'tooMany'));
}

/** Every other GET is a page of the site. */
export function pageRoute(app: FastifyInstance, { site, cache, rateLimitScale }: PageRouteOptions): void {
  const rateLimit = {
    max: Math.ceil(overriddenPerMinute * rateLimitScale),
    timeWindow: 60_000,
    allowList: ({ url }: FastifyRequest) => requestedOverrides(searchOf(url)).length === 0,
  };
  const renderingFor = renderingLimit(app, rateLimitScale);
  app.get('/*', { config: { rateLimit } }, async (request, reply) => {
    const address = addressOf(request.url);
    const visitor = readVisitor(request.headers.cookie, request.url);
    const { language } = visitor;
    try {
      const [composition, config] = await Promise.all([site.choose(address.search), site.siteConfig()]);
      if (composition === undefined || config === undefined) return await sendStarting(reply, visitor);
      const elsewhere = oneAddress(composition, request.url, language);
      if (elsewhere !== undefined) return await sendElsewhere(request, reply, elsewhere);
      const key = `${composition.id} ${language} ${address.pathname}${address.search}`;
      const { by, seconds } = cache.has(key) ? { by: 'server' as const } : await renderingFor(request);
      if (by === undefined) return await sendTooMany(reply, visitor, seconds);
      const order = { composition, address, language, config };
      const page = await cache.get(by === 'server' ? key : `${key} ${by}`, () => site.makePage(order, by));
      if (requestedOverrides(address.search).length > 0) reply.header('x-robots-tag', 'noindex');
      return await (page.redirect === undefined
        ? sendPage(request, reply, page, visitor, site)
        : sendRedirect(reply, page, withOverrides(withLanguage(page.redirect, language), address.search)));
    } catch (error) {
      return sendRefusal(reply, visitor, error);
    }
  });
}
