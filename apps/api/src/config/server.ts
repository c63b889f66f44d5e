import { z } from '@livree/contracts/schema';
import {
  collectorSetting,
  ConfigError,
  drainSetting,
  gatewaySecretSetting,
  healthPortSetting,
  hostSetting,
  logLevelSetting,
  optionalSetting,
  portSetting,
  rules,
  setting,
  sharedSettings,
} from '@livree/server/environment';

/** Where the API runs and how it is monitored. */
export const serverSettings = {
  NODE_ENV: setting(
    z.enum(['development', 'production', 'test'], 'must be development, production or test'),
    'production',
    {
      about:
        '`development` and `test` publish the description of the API and ask nobody for a second factor, and nothing else',
    },
  ),
  HOST: hostSetting('127.0.0.1'),
  PORT: portSetting(4201),
  ...sharedSettings,
  DATABASE_URL: optionalSetting(rules.url(/^postgres(ql)?$/, 'must be a postgres:// address'), {
    about:
      'a PostgreSQL server; use one for production; `/`, `@`, `#` and `%` of its password stand percent-encoded',
    shown: 'embedded',
    isSecret: true,
  }),
  LIVREE_DATABASE_DIRECT_URL: optionalSetting(rules.url(/^postgres(ql)?$/, 'must be a postgres:// address'), {
    about:
      'the same server without its pooler, for migrations, whose lock belongs to a session, and for the one connection on which an API hears at once what changes; a pooler sends no notices, and the API looks every second instead',
    shown: '`DATABASE_URL`',
    isSecret: true,
  }),
  LIVREE_WORKER: setting(z.enum(['inside', 'separate'], 'must be inside or separate'), 'inside', {
    about:
      '`separate`: `node apps/api/src/main.ts --worker` runs queued jobs beside the API; needs `DATABASE_URL`',
  }),
  LIVREE_REDIS_URL: optionalSetting(rules.url(/^rediss?$/, 'must be a redis:// or rediss:// address'), {
    about: 'a Redis or Valkey server where all API processes of a site count their limits together',
    shown: 'each process counts its own',
    isSecret: true,
  }),
  LIVREE_GATEWAY_SECRET: gatewaySecretSetting,
  LIVREE_DRAIN_SECONDS: drainSetting,
  LIVREE_LOG_LEVEL: logLevelSetting('info'),
  LIVREE_SECURITY_EVENT_DAYS: setting(rules.wholeNumber(1, 3650), '183', {
    about:
      'how many days security events are kept; the French data protection authority recommends six months to a year',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorSetting,
  LIVREE_METRICS_PORT: optionalSetting(rules.port, {
    about: 'a port of its own where Prometheus reads metrics at `/metrics`; whoever reaches it reads them',
  }),
  LIVREE_HEALTH_PORT: healthPortSetting,
  LIVREE_API_DESCRIPTION: optionalSetting(rules.onOff, {
    about: 'whether `/backend/public/api/openapi.json` is served',
    shown: '`on` for the demonstration',
  }),
  LIVREE_DIAGNOSTICS: setting(rules.onOff, 'off', { about: 'shows diagnostics to testers' }),
};

const schema = z.object(serverSettings);
type Variables = z.output<typeof schema>;

/** Whether jobs run in the serving process or in a separate one. @throws ConfigError */
function readWorker({ LIVREE_WORKER: worker, DATABASE_URL: server }: Variables) {
  if (worker === 'separate' && server === undefined)
    throw new ConfigError(
      'LIVREE_WORKER=separate needs DATABASE_URL: the embedded database belongs to one process.',
    );
  return worker;
}

/** @throws ConfigError */
export const readServer = (env: Variables) => ({
  host: env.HOST,
  port: env.PORT,
  dataFolder: env.LIVREE_DATA,
  databaseUrl: env.DATABASE_URL,
  /** The same without a pooler. */
  directDatabaseUrl: env.LIVREE_DATABASE_DIRECT_URL,
  siteUrl: env.LIVREE_SITE_URL,
  /** The origin of checkout frames, if they have their own. */
  frameOrigin: env.LIVREE_FRAME_ORIGIN,
  rateLimitScale: env.LIVREE_RATE_LIMIT_SCALE,
  /** Where all processes count their limits together. */
  redisUrl: env.LIVREE_REDIS_URL,
  /** The secrets that prove a call comes through the gateway; without any, this host is trusted. */
  gatewaySecrets: env.LIVREE_GATEWAY_SECRET ?? [],
  /** How long it keeps answering after it was asked to stop. */
  drainMs: env.LIVREE_DRAIN_SECONDS,
  worker: readWorker(env),
  logLevel: env.LIVREE_LOG_LEVEL,
  securityEventDays: env.LIVREE_SECURITY_EVENT_DAYS,
  /** Where traces and metrics are sent. */
  otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  /** Where metrics are read. */
  metricsPort: env.LIVREE_METRICS_PORT,
  /** Where a worker says whether it works. */
  healthPort: env.LIVREE_HEALTH_PORT,
  diagnostics: env.LIVREE_DIAGNOSTICS,
});
