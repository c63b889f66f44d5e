import { euros, languages, routes, type SiteConfig } from '@livree/contracts';
import {
  defaultTariff,
  extraPrice,
  leastHireHours,
  mostHireHours,
  planHourlyPrice,
  serviceHourlyPrice,
} from '@livree/pricing';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { findReach } from '../contact/index.ts';
import { findFlightSource } from '../flights/index.ts';
import { currentTermsVersion } from '../legal/index.ts';
import { listUnsoldExtras } from '../pricing/index.ts';
import { contentRoutes, replacementRoutes } from './contents.routes.ts';
import { questionRoutes, yearRoutes } from './words/entries.routes.ts';
import { wordRoutesOfOperators } from './words/words.routes.ts';

export { seedSite } from './seed.ts';

const hourly = (prices: Readonly<Record<string, number>>) =>
  Object.entries(prices).map(([id, cents]) => ({ id, pricePerHour: euros(cents) }));

function listExtras(config: Config): SiteConfig['extras'] {
  const unsold: readonly string[] = listUnsoldExtras(config);
  return Object.entries(extraPrice).map(([code, { cents, per }]) => ({
    code,
    price: euros(cents),
    per,
    available: !unsold.includes(code),
    ...(unsold.includes(code) && { reason: 'no_flight_provider' }),
  }));
}

function toSiteConfig(config: Config): SiteConfig {
  return {
    brand: { ...config.brand },
    siteUrl: config.siteUrl,
    ...(config.frameOrigin !== undefined && { frameOrigin: config.frameOrigin }),
    ...(config.googleMapsKey !== undefined && { googleMapsKey: config.googleMapsKey }),
    currency: 'EUR',
    languages: [...languages],
    countries: config.countries,
    timezone: config.timeZone,
    paymentMethods: config.payments.methods.map((method) => ({ ...method })),
    cancellationPolicy: { ...config.cancellationPolicy },
    holdMinutes: config.holdMinutes,
    maxDaysAhead: config.maxDaysAhead,
    services: hourly(serviceHourlyPrice),
    plans: hourly(planHourlyPrice),
    noticeMinutes: config.notice.minutes,
    freeWaiting: { ...config.freeWaiting },
    hire: { leastHours: leastHireHours, mostHours: mostHireHours, kmPerHour: config.hireKmPerHour },
    extras: listExtras(config),
    flights: findFlightSource(config),
    tariff: defaultTariff,
    flags: {
      diagnostics: config.diagnostics,
      newsletter: true,
      googleSignIn: config.google !== undefined,
      // Without a mail server, the mailbox page shows them.
      textMessages: config.sendsTexts && (config.sms !== undefined || config.smtpUrl === undefined),
    },
  };
}

/** The configuration of the site, and the operator's texts about the company. */
export function register(app: FastifyInstance, deps: Deps): void {
  const { config, clock, db } = deps;
  contentRoutes(app, deps);
  replacementRoutes(app, deps);
  wordRoutesOfOperators(app, deps);
  questionRoutes(app, deps);
  yearRoutes(app, deps);
  registerRoute(app, routes.site.config, async () => {
    const data = toSiteConfig(config);
    return {
      data: {
        ...data,
        brand: { ...data.brand, ...(await findReach(db)) },
        termsVersion: currentTermsVersion({ config, now: clock.now() }),
      },
    };
  });
}
