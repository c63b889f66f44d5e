import { drain } from '@livree/server/connections';
import type { Environment } from '@livree/server/environment';
import { answerHealth } from '@livree/server/health';
import { getTraceId, openTelemetry } from '@livree/server/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { followSettings } from './domains/company-settings/index.ts';
import { prepareOperators } from './domains/identity/index.ts';
import { openMaps } from './domains/maps/index.ts';
import { siteGauges } from './gauges.ts';
import { listenForBackups } from './platform/backup/index.ts';
import { systemClock } from './platform/clock.ts';
import {
  type Connection,
  type Database,
  type EmbeddedDatabase,
  migrate,
  openPglite,
  openPostgres,
  ping,
  requireDatabase,
  requireSchema,
} from './platform/db/index.ts';
import { createEventFeed } from './platform/events/index.ts';
import { createJobs } from './platform/jobs/index.ts';
import { type Outlet, devMailbox, smtpMail } from './platform/mail/index.ts';
import { agreeOnKeys } from './platform/site-keys/index.ts';
import { openStorage } from './platform/storage/index.ts';
import { createLog } from './platform/telemetry/log.ts';
import { throttledMail } from './platform/throttle/index.ts';
import { seedDemonstration } from './seed.ts';
import { startNotices } from './start-notices.ts';

export interface Running {
  readonly app: FastifyInstance;
  /** Answers on while it drains, then refuses new requests, waits for running requests and jobs, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens everything the API needs and builds it; the caller listens. @param options.work whether it runs queued jobs
 * @param options.serve whether it answers requests: only such a process decides who is operator
 * @throws FolderLockedError, ConfigError
 */
export async function start(
  env: Environment,
  { work, serve }: { readonly work: boolean; readonly serve: boolean },
): Promise<Running> {
  const config = readConfig(env);
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, (error) =>
    log.error({ err: error }, 'database connection lost'),
  );
  const jobs = createJobs({
    pool: database.pool,
    onError: (error, job) => log.error({ err: error, job, trace: getTraceId() }, 'job failed'),
    migrates: database.engine === 'pglite',
  });
  const events = createEventFeed(database.db, database.listen);
  const settings = followSettings({ db: database.db, log, env, config });
  try {
    // First of all: a site does not remember a store that nobody reaches.
    const storage = await openStorage(config);
    await prepareDatabase(database, config);
    await settings.refresh();
    if (config.brand.isDemonstration) await seedDemonstration(database.db, config);
    const deps: Deps = {
      db: database.db,
      clock: systemClock,
      config,
      settings,
      mail: throttledMail(
        { db: database.db, clock: systemClock, config, log },
        createOutlet(config, database.db),
      ),
      storage,
      jobs,
      events,
      maps: openMaps({ config, log, clock: systemClock }),
      log,
    };
    const { otlpEndpoint: collector, metricsPort, host } = config;
    const metrics = serve && metricsPort !== undefined ? { host, port: metricsPort } : undefined;
    const telemetry = await openTelemetry(serve ? 'livree-api' : 'livree-worker', { collector, metrics });
    telemetry.watch(siteGauges(deps));
    if (serve) for (const notice of startNotices(config)) log.warn(notice);
    const app = await buildApp(deps, telemetry);
    await jobs.start({ work });
    settings.follow();
    if (serve) await prepareOperators(deps);
    const stopBackups = 'backup' in database ? await answerBackups(database, config, log) : undefined;
    const endHealth = serve ? undefined : await answerWorkerHealth(database, config);
    const stop = async (): Promise<void> => {
      log.info('stopping');
      endHealth?.();
      if (serve) await drain(app, config.drainMs);
      try {
        await Promise.all([app.close(), jobs.stop(), events.stop(), settings.stop(), stopBackups?.()]);
      } finally {
        await database.close();
      }
      await telemetry.stop();
    };
    return { app, stop };
  } catch (error) {
    await Promise.all([jobs.stop(), events.stop(), settings.stop()]);
    await database.close();
    throw error;
  }
}

/** The embedded database is migrated here, a server before the processes start. @throws ConfigError */
async function prepareDatabase({ engine, db }: Database, config: Config): Promise<void> {
  if (engine === 'pglite') {
    await migrate(db);
    return;
  }
  await requireDatabase(db);
  await requireSchema(db);
  await agreeOnKeys(db, config);
}

/** A worker answers no call, so it says on a port of its own whether it reaches its database. @throws ConfigError */
async function answerWorkerHealth({ db }: Database, { host, healthPort: port }: Config) {
  if (port === undefined) return undefined;
  const isReady = () => ping(db).then(() => true);
  return answerHealth({ host, port, isReady });
}

function createOutlet({ smtpUrl, mailFrom }: Config, db: Connection): Outlet {
  return smtpUrl ? smtpMail(smtpUrl, mailFrom) : devMailbox(db, systemClock);
}

function answerBackups({ backup }: EmbeddedDatabase, { dataFolder }: Config, log: Logger) {
  log.info('embedded database: for production, set DATABASE_URL to a PostgreSQL server');
  const onError = (error: unknown): void => log.error({ err: error }, 'backup failed');
  return listenForBackups({ dataFolder, backup, onError });
}

function openDatabase(config: Config, onError: (error: Error) => void): Promise<EmbeddedDatabase> | Database {
  const { databaseUrl, directDatabaseUrl } = config;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, onError, directDatabaseUrl);
  return openPglite({ folder: config.dataFolder });
}
