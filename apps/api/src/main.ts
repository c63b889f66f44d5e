import { parseArgs } from 'node:util';
import { explainListening } from '@livree/server/connections';
import { listSettings } from '@livree/server/environment';
import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig, settings } from './config.ts';
import { BackupError, restoreBackup, takeBackup } from './platform/backup/index.ts';
import { systemClock } from './platform/clock.ts';
import { FolderLockedError } from './platform/db/index.ts';
import { migrateServer, replaceServerKeys, resetFactorOf } from './server-commands.ts';
import { start } from './start.ts';

/** A failure that an operator can fix is printed as a sentence, any other with its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderLockedError || error instanceof BackupError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Milliseconds for a graceful stop after draining: requests and jobs have twelve seconds, the rest is quick. */
const stopWithin = 25_000;

/** Serves requests, or with `isWorker` only runs queued jobs, until it is asked to stop. */
async function run(isWorker: boolean): Promise<void> {
  const config = readConfig(process.env);
  if (isWorker && config.worker !== 'separate')
    throw new ConfigError('--worker needs LIVREE_WORKER=separate, here and for the API.');
  const { app, stop } = await start(process.env, {
    work: isWorker || config.worker === 'inside',
    serve: !isWorker,
  });
  closeWithGrace({ delay: config.drainMs + stopWithin }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after a failure');
    await stop();
  });
  if (isWorker) {
    app.log.info('running queued jobs');
    return;
  }
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw explainListening(error, { host: config.host, port: config.port, variable: 'PORT' });
  }
}

function embeddedData(): string {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  if (databaseUrl === undefined) return dataFolder;
  throw new BackupError(
    'DATABASE_URL names a server: back it up with its own tools, pg_dump and pg_restore.',
  );
}

async function restore(file: string): Promise<void> {
  const former = await restoreBackup(embeddedData(), file, systemClock.now());
  process.stdout.write(`restored ${file}${former ? `; the former data is in ${former}` : ''}\n`);
}

async function backUp(file: string): Promise<void> {
  await takeBackup(embeddedData(), file);
  process.stdout.write(`backed up to ${file}\n`);
}

async function migrateDatabase(): Promise<void> {
  const { databaseUrl, directDatabaseUrl } = readConfig(process.env);
  await migrateServer(directDatabaseUrl ?? databaseUrl);
  process.stdout.write('the database has the schema of this version\n');
}

async function makeKeysTheSites(): Promise<void> {
  await replaceServerKeys(readConfig(process.env));
  process.stdout.write('the keys and the store of this process are those of the site\n');
}

async function resetSecondFactor(email: string): Promise<void> {
  await resetFactorOf(readConfig(process.env), email);
  process.stdout.write('the second factor is reset: the next sign-in sets it up again\n');
}

try {
  const { values } = parseArgs({
    options: {
      worker: { type: 'boolean' },
      backup: { type: 'string' },
      restore: { type: 'string' },
      migrate: { type: 'boolean' },
      'replace-keys': { type: 'boolean' },
      'reset-second-factor': { type: 'string' },
      settings: { type: 'boolean' },
    },
  });
  if (values.settings) process.stdout.write(JSON.stringify(listSettings(settings)));
  else if (values.backup !== undefined) await backUp(values.backup);
  else if (values.restore !== undefined) await restore(values.restore);
  else if (values.migrate) await migrateDatabase();
  else if (values['replace-keys']) await makeKeysTheSites();
  else if (values['reset-second-factor'] !== undefined)
    await resetSecondFactor(values['reset-second-factor']);
  else await run(values.worker ?? false);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
