import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { forwardToApi } from './api/forward.ts';
import { languageOf, refusal, refusalHeaders, statusOf } from './api/refusals.ts';
import { healthRoute } from './api/health-route.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { pictureAssets, releaseAssets, shellAssets } from './assets/asset-source.ts';
import type { GatewayConfig } from './config.ts';
import { closeCalmly, connectionOptions, type Patience } from './connections.ts';
import { articleReader } from './discovery/articles.ts';
import { cardComposer } from './discovery/cards.ts';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import { frameRoute } from './frames/frame-route.ts';
import { createPageCache } from './pages/page-cache.ts';
import { pageRoute } from './pages/page-route.ts';
import { addSecurityHeaders, commonHeaders } from './security/headers.ts';
import { openSite } from './site.ts';
import { openCounters, type Counters } from './telemetry/counters.ts';
import { telemetryRoutes } from './telemetry/telemetry-routes.ts';
import { dropUnreadBodies } from './unread-bodies.ts';

export interface GatewayDependencies {
  readonly logger: FastifyServerOptions['logger'];
  /** Milliseconds since some moment; tests bring their own. */
  readonly now: () => number;
  /** With visitors; tests have less. */
  readonly patience?: Patience;
  /** Kept in the data folder; tests look into theirs. */
  readonly counters?: Counters;
}

function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .headers(refusalHeaders)
      .send(refusal(404, languageOf(request))),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error(error);
    return reply
      .code(status)
      .headers(refusalHeaders)
      .send(refusal(status, languageOf(request)));
  });
}

/** An address that cannot be read meets no hook. */
function refuseAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .headers({ ...commonHeaders, ...refusalHeaders })
    .send(refusal(400, languageOf(request)));
}

/**
 * Builds the site's front door; it is ready to listen, or to be asked through `inject`.
 * @throws Refusal when the shell was not built.
 */
export async function buildGateway(
  config: GatewayConfig,
  { logger, now, patience, ...given }: GatewayDependencies,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...connectionOptions(patience),
    logger: logger ?? false,
    frameworkErrors: refuseAddress,
    logController: new LogController({ disableRequestLogging: true }),
    // The one proxy in front wrote the last address; those before it are anybody's.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    // Renderers start before it is ready: ten seconds are not enough on a busy machine.
    pluginTimeout: 60_000,
  });
  const counters = given.counters ?? (await openCounters(join(config.dataFolder, 'telemetry.json')));
  const site = await openSite({ config, log: app.log, now, counters });
  const { shell, ledger, guests, live, choose } = site;
  const { apiOrigin, commit, picturesFolder, rateLimitScale, trustProxy } = config;
  const shellSource = shellAssets(shell, config.shellDist);
  const isKnown = async (remote: string, version: string) =>
    remote === 'shell' ? version === shell.version : ledger.has(remote, version);

  dropUnreadBodies(app);
  closeCalmly(app);
  addSecurityHeaders(app);
  answerErrors(app);
  await app.register(rateLimit, { global: false });
  await app.register(forwardToApi, { apiOrigin, trustProxy });
  await app.register(telemetryRoutes, { counters, isKnown, rateLimitScale });
  healthRoute(app, { apiOrigin, commit, live });
  assetRoutes(app, shellSource, releaseAssets([ledger, guests]), await pictureAssets(picturesFolder));
  frameRoute(app, { choose, config });
  const cache = createPageCache(now);
  const wordmark = new TextDecoder().decode(await shellSource.read('wordmark.svg', ''));
  discoveryRoutes(app, {
    site,
    cache,
    articles: articleReader(apiOrigin),
    card: await cardComposer(picturesFolder, wordmark),
    siteOrigin: config.siteOrigin,
  });
  pageRoute(app, { site, cache, rateLimitScale });

  app.addHook('onReady', async () => {
    await live.current();
    void shellSource.read(shell.script.file, '.br');
  });
  app.addHook('onClose', () => site.close());
  return app;
}
