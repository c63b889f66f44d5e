import { allRoutes, apiBase, apiBases } from '@livree/contracts';
import { isDraining } from '@livree/server/connections';
import type { Telemetry } from '@livree/server/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { register as addresses } from './domains/addresses/index.ts';
import { register as audience } from './domains/audience/index.ts';
import { register as blog } from './domains/blog/index.ts';
import { register as companySettings } from './domains/company-settings/index.ts';
import { register as contact } from './domains/contact/index.ts';
import { register as customers } from './domains/customers/index.ts';
import { register as fleet } from './domains/fleet/index.ts';
import { register as flights } from './domains/flights/index.ts';
import { register as gallery } from './domains/gallery/index.ts';
import { createAccountFinder, register as identity, sessionAuthenticator } from './domains/identity/index.ts';
import { register as imports } from './domains/imports/index.ts';
import { register as legal } from './domains/legal/index.ts';
import { register as lists } from './domains/lists/index.ts';
import { register as maps } from './domains/maps/index.ts';
import { register as money } from './domains/money/index.ts';
import { register as newsletter } from './domains/newsletter/index.ts';
import { register as operations } from './domains/operations/index.ts';
import { exportSavedCards } from './domains/payments/index.ts';
import { leastRidePrices, register as pricing } from './domains/pricing/index.ts';
import { register as problems, registerReportReader } from './domains/problems/index.ts';
import { lastSoldTrips, register as reservations } from './domains/reservations/index.ts';
import { register as reviews } from './domains/reviews/index.ts';
import { register as security } from './domains/security/index.ts';
import { customerNames, register as settings, showClient } from './domains/settings/index.ts';
import { register as site } from './domains/site/index.ts';
import { recordAct } from './platform/audit/index.ts';
import { ping } from './platform/db/index.ts';
import {
  AppError,
  createServer,
  chooseTrust,
  type GatewayTrust,
  openApiDocument,
} from './platform/http/index.ts';
import { registerDevMailbox } from './platform/mail/index.ts';
import { registerReleaseCounts } from './platform/release-counts/index.ts';
import { watchSecurity } from './platform/security/index.ts';
import { registerStorage } from './platform/storage/index.ts';
import { registerThrottle } from './platform/throttle/index.ts';

type Register = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

/** Domains that need nothing from others except their exports. */
const alone: readonly Register[] = [
  identity,
  gallery,
  operations,
  money,
  maps,
  flights,
  contact,
  audience,
  newsletter,
  blog,
  security,
  site,
  companySettings,
  legal,
  addresses,
  problems,
];

async function registerDomains(app: FastifyInstance, deps: Deps): Promise<void> {
  for (const register of alone) await register(app, deps);
  pricing(app, deps, lastSoldTrips(deps.db));
  fleet(app, deps, leastRidePrices(deps.db));
  reviews(app, deps, customerNames(deps.db));
  lists(app, deps, customerNames(deps.db));
  const payments = await reservations(app, deps, showClient(deps.db));
  const accounts = await settings(app, deps, (customerId) => exportSavedCards(payments, customerId));
  customers(app, deps, accounts);
  imports(app, { ...deps, payments });
}

/** Builds the whole API from its dependencies; it does not listen yet. */
export async function buildApp(deps: Deps, telemetry?: Telemetry): Promise<FastifyInstance> {
  const { config, db, log } = deps;
  const { rateLimitScale, redisUrl, gatewaySecrets } = config;
  const trust = chooseTrust(gatewaySecrets, deps);
  const app = await createServer({ log, rateLimitScale, redisUrl, trust });
  telemetry?.observe(app, trust.cameThroughGateway);
  app.decorate('authenticate', sessionAuthenticator(deps));
  app.decorate('recordAct', (act) => recordAct(db, { ...act, at: deps.clock.now() }));
  watchSecurity(app, deps, createAccountFinder(deps));
  registerHealth(app, deps, trust);
  registerStorage(app, deps.storage);
  registerThrottle(deps);
  registerReleaseCounts(app, deps, trust);
  registerReportReader(app, deps, trust);
  await app.register(
    async (api) => {
      if (config.describesApi) describe(api, config);
      await registerDomains(api, deps);
      const { mailboxKey, smtpUrl } = config;
      if (mailboxKey !== undefined && smtpUrl === undefined) registerDevMailbox(api, db, mailboxKey);
    },
    { prefix: apiBase },
  );
  return app;
}

function describe(api: FastifyInstance, { brand }: Config): void {
  const description = openApiDocument(allRoutes, `${brand.name} API`, apiBases);
  api.get('/openapi.json', async () => description);
}

/**
 * `/healthz`: the process answers. `/readyz`: its database does too, and it is not about to stop; `gateway` says whether the
 * caller is believed to be a gateway of this site.
 */
function registerHealth(app: FastifyInstance, { db }: Deps, trust: Pick<GatewayTrust, 'isGateway'>): void {
  const unlimited = { config: { rateLimit: false } };
  app.get('/healthz', unlimited, async () => ({ status: 'ok' }));
  app.get('/readyz', unlimited, async (request) => {
    if (isDraining(app)) throw new AppError('unavailable');
    await ping(db).catch(() => {
      throw new AppError('unavailable');
    });
    return { status: 'ready', gateway: trust.isGateway(request) };
  });
}
