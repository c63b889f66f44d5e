import { visitorCookie, visitorCookies, withOverrides } from '@livree/document';
import { withLanguage } from '@livree/i18n/language-address';
import { isTrial, type Composition } from '@livree/release';
import { withoutOperators } from '@livree/release/ledger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from '../assets/encoding.ts';
import { readBucket } from '../composition/bucket-cookie.ts';
import { OverrideRefusal } from '../composition/overrides.ts';
import { noticeDocument } from '../document/notice.ts';
import { readVisitor, type Visitor } from '../document/visitor.ts';
import { documentHeaders } from '../security/headers.ts';
import { noticePolicy } from '../security/policy.ts';
import type { Site } from '../site.ts';
import type { Counters } from '../telemetry/counters.ts';
import { lastToken, visitCookie, withVisit } from '../telemetry/visit-cookie.ts';
import { parseAddress, isSecret, parseTrialAddress } from './address.ts';
import { admitInvited, passIn } from './admit-invited.ts';
import { canonicalRedirect, type Redirect } from './canonical-redirect.ts';
import type { PageCache } from './page-cache.ts';
import type { PageOrder } from './page-order.ts';
import type { Page } from './page.ts';
import { liveLimits, renderingLimit, trialPageLimits, type Rendering } from './rendering-limit.ts';
import { siteAddress } from './site-address.ts';

export interface PageRouteOptions {
  readonly site: Pick<
    Site,
    'choose' | 'live' | 'trials' | 'visits' | 'siteConfig' | 'makePage' | 'policy' | 'permissions'
  >;
  readonly counters: Pick<Counters, 'visit'>;
  readonly cache: PageCache;
  readonly siteOrigin: string;
  readonly rateLimitScale: number;
  /** Milliseconds since 1970. */
  readonly time: () => number;
}

async function sendNotice(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
  reply.headers({ ...documentHeaders, 'content-security-policy': noticePolicy, 'cache-control': 'no-store' });
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

async function sendPage(
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

function sendRedirect(reply: FastifyReply, { status }: Page, target: string) {
  const known = status >= 300 && status < 400 ? status : 302;
  return reply.header('cache-control', 'no-cache').redirect(target, known);
}

function redirectToCanonical(
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

function redirectToSite(request: FastifyRequest, reply: FastifyReply, target: string) {
  if (isSecret(request.url)) reply.header('referrer-policy', 'no-referrer');
  return reply.header('cache-control', 'no-cache').redirect(target, 308);
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

/** An operator's composition has no render processes: the browser draws its pages. */
const isOperators = (composition: Composition): boolean =>
  !isTrial(composition) && withoutOperators(composition) !== composition;

/** Every other GET is a page of the site. */
export function pageRoute(app: FastifyInstance, options: PageRouteOptions): void {
  const { site, counters, siteOrigin, cache, rateLimitScale, time } = options;
  const limits = {
    live: renderingLimit(app, rateLimitScale, liveLimits),
    trial: renderingLimit(app, rateLimitScale, trialPageLimits),
  };

  /** Who renders a page, and the page itself. A tester's is made for this request alone. */
  async function pageFor(
    request: FastifyRequest,
    order: PageOrder,
  ): Promise<Rendering & { readonly page?: Page }> {
    const { composition, language, address } = order;
    if (isOperators(composition)) return { by: 'shell', page: await site.makePage(order, 'shell') };
    const key = `${composition.id} ${language} ${address.pathname}${address.search}`;
    const isCached = !isTrial(composition) && cache.has(key);
    const rendering: Rendering = isCached
      ? { by: 'server' }
      : await limits[isTrial(composition) ? 'trial' : 'live'](request);
    const { by } = rendering;
    if (by === undefined) return rendering;
    const make = () => site.makePage(order, by);
    const page = isTrial(composition)
      ? await make()
      : await cache.get(by === 'server' ? key : `${key} ${by}`, make);
    return { by, page };
  }

  async function sendComposed(
    request: FastifyRequest,
    reply: FastifyReply,
    { composition, config }: { readonly composition: Composition; readonly config: unknown },
  ) {
    const isTest = isTrial(composition);
    const asked = readVisitor(request.headers.cookie, request.url);
    // A test visit begins without the customer's session.
    const visitor: Visitor = isTest ? { ...asked, session: 'out' } : asked;
    const { language } = visitor;
    const redirect = canonicalRedirect(composition, request.url, language);
    if (redirect !== undefined) return redirectToCanonical(request, reply, redirect);
    const address = (isTest ? parseTrialAddress : parseAddress)(request.url);
    const { page, seconds = 0 } = await pageFor(request, { composition, address, language, config });
    if (page === undefined) return sendTooMany(reply, visitor, seconds);
    if (isTest) reply.header('x-robots-tag', 'noindex');
    const isShared = !isTest && !isOperators(composition) && !isSecret(request.url);
    if (page.redirect !== undefined)
      return sendRedirect(reply, page, withOverrides(withLanguage(page.redirect, language), address.search));
    const { token, before } = site.visits.begin(composition, lastToken(request));
    counters.visit(composition, before);
    return sendPage(request, reply, page, visitor, { ...site, isShared, visit: token });
  }

  app.get('/*', async (request, reply) => {
    const redirect = siteAddress(siteOrigin, request.hostname, request.url);
    if (redirect !== undefined) return redirectToSite(request, reply, redirect);
    const pass = passIn(request.url);
    if (pass !== undefined) return admitInvited(request, reply, { pass, trials: site.trials, time });
    const visitor = readVisitor(request.headers.cookie, request.url);
    try {
      const bucket = readBucket(request);
      const chosen = site.choose(request, bucket.number);
      const [composition, config] = await Promise.all([chosen, site.siteConfig()]);
      if (site.live.isDivided() && bucket.cookie) reply.header('set-cookie', bucket.cookie);
      if (composition === undefined || config === undefined) return await sendStarting(reply, visitor);
      return await sendComposed(request, reply, { composition, config });
    } catch (error) {
      return sendRefusal(reply, visitor, error);
    }
  });
}
