import rateLimit from '@fastify/rate-limit';
import { callSigner } from '@livree/server/caller';
import { callerAddress } from '@livree/server/connections';
import { sendReleaseCounts } from '@livree/server/release-counts';
import { openTelemetry } from '@livree/server/telemetry';
import type { FastifyInstance } from 'fastify';
import { forwardToApi } from './api/forward.ts';
import { healthRoutes } from './api/health-routes.ts';
import { builtFileRoutes, pictureRoutes } from './assets/asset-routes.ts';
import { pictureAssets, releaseAssets } from './assets/asset-source.ts';
import { shellAssets } from './assets/shell-assets.ts';
import { departureRoute } from './composition/departure-route.ts';
import { limitsFinder } from './composition/find-limits.ts';
import { lastGoodRoute } from './composition/last-good-route.ts';
import { limitsRoute } from './composition/limits-route.ts';
import type { GatewayConfig } from './config.ts';
import { placeApart, placeOnSite } from './frames/frame-place.ts';
import { frameRoute } from './frames/frame-route.ts';
import { createPageCache } from './pages/page-cache.ts';
import { pageRoute } from './pages/page-route.ts';
import type { Confinement } from './render/confinement/confinement.ts';
import { articleReader } from './seo/articles.ts';
import { cardComposer } from './seo/cards.ts';
import { seoRoutes } from './seo/seo-routes.ts';
import { createServer, type ServerOptions } from './server.ts';
import { openSite } from './site.ts';
import { createCounters, type Counters } from './telemetry/counters.ts';
import { gatewayGauges } from './telemetry/gateway-gauges.ts';
import { handOverCounts } from './telemetry/hand-over.ts';
import { telemetryRoutes } from './telemetry/telemetry-routes.ts';

export interface GatewayDependencies extends ServerOptions {
  /** Milliseconds from any start; tests pass their own clock. */
  readonly now: () => number;
  /** Milliseconds since 1970; tests pass their own clock. */
  readonly time?: () => number;
  /** By default new ones, whose counts the API keeps; tests read their own. */
  readonly counters?: Counters;
  /** By default those of this system; tests pass their own. */
  readonly confinements?: readonly Confinement[];
}

/** The origins that the gateway serves. */
export interface Gateway {
  /** Closing it closes both origins. */
  readonly site: FastifyInstance;
  /** The checkout frames, if they have their own origin. */
  readonly frames: FastifyInstance | undefined;
}

/** Builds the gateway, ready to listen or to be called through `inject`. */
export async function buildGateway(
  config: GatewayConfig,
  { now, time = Date.now, counters: given, confinements, ...options }: GatewayDependencies,
): Promise<Gateway> {
  const app = createServer(config, options);
  const { host, metricsPort, otlpEndpoint: collector } = config;
  const metrics = metricsPort === undefined ? undefined : { host, port: metricsPort };
  const telemetry = await openTelemetry('livree-gateway', { collector, metrics });
  telemetry.observe(app);
  const counters = given ?? createCounters();
  const signer = callSigner(config.gatewaySecrets, time);
  const site = await openSite({ config, signer, log: app.log, now, time, counters, confinements });
  const { ledger, guests, live, choose } = site;
  telemetry.watch(gatewayGauges(site));
  const { apiOrigin, commit, image, picturesFolder, rateLimitScale, trustProxy } = config;
  const release = releaseAssets([ledger, guests]);
  const shell = shellAssets({ ledger, live, release });

  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => callerAddress(ip) });
  await app.register(forwardToApi, { apiOrigin, trustProxy, signer });
  await app.register(telemetryRoutes, { counters, visits: site.visits, rateLimitScale });
  healthRoutes(app, { apiOrigin, signer, commit, image, live });
  const builtFiles = { shell: shell.built, release };
  builtFileRoutes(app, builtFiles);
  lastGoodRoute(app, { ledger, live, visits: site.visits, rateLimitScale, time });
  const findLimits = limitsFinder([ledger, guests], config.signInHost);
  limitsRoute(app, findLimits);
  departureRoute(app, { findLimits, live, visits: site.visits });
  pictureRoutes(app, shell.root, await pictureAssets(picturesFolder));
  frameRoute(app, { choose, visits: site.visits, place: placeOnSite(config) });
  const cache = createPageCache(now);
  const wordmark = async () => new TextDecoder().decode(await shell.root.read('wordmark.svg', ''));
  seoRoutes(app, {
    site,
    cache,
    articles: articleReader(apiOrigin, signer),
    card: await cardComposer(picturesFolder, wordmark),
    siteOrigin: config.siteOrigin,
    now,
  });
  pageRoute(app, { site, counters, siteOrigin: config.siteOrigin, cache, rateLimitScale, time });

  app.addHook('onReady', async () => void (await live.current()));
  const keeper = { apiOrigin, headers: signer.forItself };
  const handOver = handOverCounts(counters, {
    send: (batch) => sendReleaseCounts(keeper, batch),
    onTrouble: (error) => app.log.warn(error, 'counts of releases cannot be handed over'),
  });
  app.addHook('onClose', async () => {
    await Promise.all([site.close(), handOver.stop()]);
    await telemetry.stop();
  });
  const frames = config.frames && createServer(config, options);
  if (frames !== undefined) {
    telemetry.observe(frames);
    builtFileRoutes(frames, builtFiles);
    frameRoute(frames, { choose, visits: site.visits, place: placeApart(config) });
    app.addHook('preClose', () => frames.close());
  }
  return { site: app, frames };
}
