import { type Config, ConfigError } from './config.ts';
import { resetFactorByServer } from './domains/identity/index.ts';
import { systemClock } from './platform/clock.ts';
import { type Database, migrate, openPglite, openPostgres, requireDatabase } from './platform/db/index.ts';
import { createJobs } from './platform/jobs/index.ts';
import { replaceKeys } from './platform/site-keys/index.ts';
import { openStorage } from './platform/storage/index.ts';

/** @throws ConfigError without a server that can be used: the embedded database belongs to the API's process */
async function onServer(url: string | undefined, act: (database: Database) => Promise<void>): Promise<void> {
  if (url === undefined)
    throw new ConfigError('Set DATABASE_URL: the API does this by itself for its embedded database.');
  const database = openPostgres(url, () => {});
  try {
    await requireDatabase(database.db);
    await act(database);
  } finally {
    await database.close();
  }
}

/**
 * Brings the schema of a PostgreSQL server up to date, that of the jobs included. @param url without a pooler: the lock of
 * a migration belongs to a session @throws ConfigError
 */
export const migrateServer = (url: string | undefined): Promise<void> =>
  onServer(url, async ({ db, pool }) => {
    await migrate(db);
    const jobs = createJobs({ pool, onError: () => {} });
    await jobs.start({ work: false });
    await jobs.stop();
  });

/** Makes the keys and the store of this process those of the site. @throws ConfigError */
export const replaceServerKeys = (config: Config): Promise<void> =>
  onServer(config.databaseUrl, async ({ db }) => {
    await openStorage(config);
    await replaceKeys(db, config);
  });

/**
 * Resets the second factor of an operator or a dispatcher, on the server or in the embedded database of an API that is
 * stopped; their mail leaves with the next process that runs jobs. @throws ConfigError, FolderLockedError
 */
export async function resetFactorOf(config: Config, email: string): Promise<void> {
  const { databaseUrl, dataFolder: folder } = config;
  const database =
    databaseUrl === undefined ? await openPglite({ folder }) : openPostgres(databaseUrl, () => {});
  const jobs = createJobs({ pool: database.pool, onError: () => {} });
  try {
    await jobs.start({ work: false });
    const address = email.trim().toLowerCase();
    if (!(await resetFactorByServer({ db: database.db, clock: systemClock, jobs }, address)))
      throw new ConfigError(`No operator or dispatcher has the address ${address}.`);
  } finally {
    await jobs.stop();
    await database.close();
  }
}
