import { withOverrides } from '@livree/document';
import { withLanguage } from '@livree/i18n/language-address';
import { isTrial, routeOwner, type Composition } from '@livree/release';
import { withoutOperators } from '@livree/release/ledger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBucket } from '../composition/bucket-cookie.ts';
import { endStalePin } from '../composition/pin-cookie.ts';
import { readVisitor, type Visitor } from '../document/visitor.ts';
import type { Site } from '../site.ts';
import type { Counters } from '../telemetry/counters.ts';
import { lastToken } from '../telemetry/visit-cookie.ts';
import { parseAddress, isSecret, parseTrialAddress } from './address.ts';
import { admitInvited, passIn } from './admit-invited.ts';
import { canonicalRedirect } from './canonical-redirect.ts';
import {
  redirectToCanonical,
  redirectToSite,
  sendPage,
  sendRedirect,
  sendRefusal,
  sendStarting,
  sendTooMany,
} from './page-answers.ts';
import type { PageCache } from './page-cache.ts';
import type { PageOrder } from './page-order.ts';
import type { Page } from './page.ts';
import { liveLimits, renderingLimit, trialPageLimits, type Rendering } from './rendering-limit.ts';
import { siteAddress } from './site-address.ts';

export interface PageRouteOptions {
  readonly site: Pick<
    Site,
    | 'choose'
    | 'findSecondStep'
    | 'live'
    | 'trials'
    | 'visits'
    | 'siteConfig'
    | 'makePage'
    | 'hasRenderer'
    | 'policy'
    | 'permissions'
  >;
  readonly counters: Pick<Counters, 'visit'>;
  readonly cache: PageCache;
  readonly siteOrigin: string;
  readonly rateLimitScale: number;
  /** Milliseconds since 1970. */
  readonly time: () => number;
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

  let shown: unknown;
  /** A configuration is on every page. */
  function followConfig(config: unknown): void {
    if (config !== shown) cache.expire();
    shown = config;
  }

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
    if (rendering.by === undefined) return rendering;
    // What was live longer ago, and is pinned, has no render processes either.
    const by = isCached || site.hasRenderer(composition) ? rendering.by : 'shell';
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
    request.findPage = () => routeOwner(composition.remotes, address.pathname)?.path.path;
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
      const stale = endStalePin(request, composition);
      if (stale !== undefined) reply.header('set-cookie', stale);
      followConfig(config);
      const step = await site.findSecondStep(request, composition, visitor.language);
      if (step === 'later') return await sendStarting(reply, visitor);
      if (step !== undefined) return await reply.header('cache-control', 'no-store').redirect(step, 303);
      return await sendComposed(request, reply, { composition, config });
    } catch (error) {
      return sendRefusal(reply, visitor, error);
    }
  });
}
