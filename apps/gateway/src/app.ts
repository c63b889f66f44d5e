import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { buildFolder, folderStore, openLedger, readShellRelease } from '@livree/release';
import { forwardToApi } from './api/forward.ts';
import { healthRoute } from './api/health-route.ts';
import { siteConfigReader } from './api/site-config.ts';
import { assetRoutes } from './assets/asset-routes.ts';
import { releaseAssets, shellAssets } from './assets/asset-source.ts';
import { compositionChooser } from './composition/chosen-composition.ts';
import { followLive } from './composition/live-composition.ts';
import type { GatewayConfig } from './config.ts';
import { frameRoute } from './frames/frame-route.ts';
import { pageMaker } from './pages/make-page.ts';
import { createPageCache } from './pages/page-cache.ts';
import { pageRoute } from './pages/page-route.ts';
import { createServerRender } from './pages/server-render.ts';
import { createRenderers } from './render/renderers.ts';
import { renderLimits } from './render/renderer.ts';
import { addSecurityHeaders, inertPolicy } from './security/headers.ts';
import { documentSecurity, framePolicy } from './security/policy.ts';
import { openCounters } from './telemetry/counters.ts';
import { telemetryRoutes } from './telemetry/telemetry-routes.ts';

export interface GatewayDependencies {
  readonly logger: FastifyServerOptions['logger'];
  /** Milliseconds since some moment; tests bring their own. */
  readonly now: () => number;
}

function answerErrors(app: FastifyInstance): void {
  const refuse = { 'content-security-policy': inertPolicy, 'cache-control': 'no-store' };
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).headers(refuse).type('text/plain').send('not found'),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error(error);
    return reply
      .code(status)
      .headers(refuse)
      .type('text/plain')
      .send(status === 500 ? 'something went wrong' : 'the request was refused');
  });
}

/**
 * Builds the site's front door; it is ready to listen, or to be asked through `inject`.
 * @throws Refusal when the shell was not built.
 */
export async function buildGateway(
  config: GatewayConfig,
  { logger, now }: GatewayDependencies,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
  });
  const shell = await readShellRelease(buildFolder(config.shellDist));
  const folders = [join(config.dataFolder, 'ledger'), join(config.dataFolder, 'guests')] as const;
  const [ledger, guests] = [openLedger(folderStore(folders[0])), openLedger(folderStore(folders[1]))];
  const counters = await openCounters(join(config.dataFolder, 'telemetry.json'));
  const renderers = createRenderers({
    shell,
    shellDist: config.shellDist,
    apiOrigin: config.apiOrigin,
    ledgers: folders,
    limits: { ...renderLimits, workers: config.renderWorkers },
    onTrouble: (error) => app.log.error(error, 'a render thread could not start'),
  });
  const live = followLive({
    ledger,
    shell,
    prepare: (composition) => renderers.of(composition).started,
    onTrouble: (error) => app.log.error(error, 'the live composition cannot be used'),
  });
  const choose = compositionChooser(live, { ledger, guests, allowedOrigins: config.overrideOrigins, shell });
  const { policy, inlineScript } = documentSecurity(config.services);
  const siteConfig = siteConfigReader(config.apiOrigin);
  const render = createServerRender({ renderers, counters, log: app.log, now });
  const makePage = pageMaker({ shell, render, siteConfig, inlineScript });
  const shellSource = shellAssets(shell, config.shellDist);

  addSecurityHeaders(app);
  answerErrors(app);
  await app.register(rateLimit, { global: false });
  await app.register(forwardToApi, { apiOrigin: config.apiOrigin });
  await app.register(telemetryRoutes, {
    counters,
    isKnown: async (remote, version) =>
      remote === 'shell' ? version === shell.version : ledger.has(remote, version),
    rateLimitScale: config.rateLimitScale,
    showSummary: config.environment !== 'production',
  });
  healthRoute(app, { apiOrigin: config.apiOrigin, commit: config.commit, live });
  assetRoutes(app, shellSource, releaseAssets([ledger, guests]));
  frameRoute(app, { choose, policy: framePolicy(config.services) });
  pageRoute(app, {
    choose,
    cache: createPageCache(now),
    makePage,
    policy,
    rateLimitScale: config.rateLimitScale,
  });

  app.addHook('onReady', async () => {
    await live.current();
    void shellSource.read(shell.script.file, '.br');
  });
  app.addHook('onClose', async () => {
    await renderers.stop();
    await counters.save();
  });
  return app;
}
