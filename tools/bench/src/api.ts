import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresCluster, startPostgresCluster } from '@livree/server/testing/postgres';
import pg from 'pg';
import { missedBars } from './api/bars.ts';
import { conditions } from './api/conditions.ts';
import { prepare } from './api/engine.ts';
import { type EngineFigures, measureEngine } from './api/measure-engine.ts';
import { isFair } from './api/race.ts';
import { record } from './api/record.ts';
import { type RunningServer, startApi, startBare, type Storage } from './api/running-api.ts';
import { countFailures, summarise } from './api/summary.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'livree-bench-'));
// PostgreSQL started by root runs as another user.
chmodSync(folder, 0o755);
// Even if the run is interrupted.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const recordingFile = join(folder, 'recording.json');
const running: RunningServer[] = [];

/** Runs both contenders, ours on the prepared data and the bare one on a copy of it. */
async function compareOn(
  name: keyof typeof conditions.rounds,
  storage: Storage,
  copied: Storage,
  prepared: Prepared,
  settings: Record<string, string> = {},
) {
  const api = await startApi(storage, settings);
  running.push(api);
  const bare = await startBare(copied, recordingFile);
  running.push(bare);
  say(`${name}: ready after ${Math.round(api.readyAfter)} ms on existing data`);
  const figures = await measureEngine(api, bare, prepared, conditions.rounds[name], say);
  await Promise.all([api.stop(), bare.stop()]);
  running.splice(0);
  return { figures, readyAfter: api.readyAfter };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

async function copyDatabase(url: string, copy: string): Promise<string> {
  const target = new URL(url);
  target.pathname = `/${copy}`;
  const admin = new URL(url);
  admin.pathname = '/template1';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`create database ${copy} template postgres`);
  await client.end();
  return target.href;
}

/** Queued jobs are left to a worker, as with the bare handlers. */
const servingOnly = { LIVREE_WORKER: 'separate' };

async function onPostgres(databaseUrl: string) {
  const storage = { folder: join(folder, 'postgres'), databaseUrl };
  const first = await startApi(storage, servingOnly);
  running.push(first);
  const prepared = await prepare(first.baseUrl);
  writeFileSync(recordingFile, JSON.stringify(await record(first, prepared, databaseUrl)));
  await first.stop();
  running.splice(0);
  const copied = { ...storage, databaseUrl: await copyDatabase(databaseUrl, 'bare') };
  const compared = await compareOn('postgres', storage, copied, prepared, servingOnly);
  return { ...compared, firstReadyAfter: first.readyAfter };
}

async function onPglite() {
  const storage = { folder: join(folder, 'pglite') };
  const first = await startApi(storage);
  running.push(first);
  const prepared = await prepare(first.baseUrl);
  await first.stop();
  running.splice(0);
  const copied = { folder: join(folder, 'pglite-bare') };
  cpSync(storage.folder, copied.folder, { recursive: true });
  return { ...(await compareOn('pglite', storage, copied, prepared)), firstReadyAfter: first.readyAfter };
}

const summarize = ({ loads }: EngineFigures) =>
  Object.fromEntries(Object.entries(loads).map(([name, rounds]) => [name, summarise(rounds)]));

async function run(cluster: PostgresCluster): Promise<void> {
  const measured = { postgres: await onPostgres(cluster.url()), pglite: await onPglite() };
  const failures = Object.values(measured).flatMap(({ figures }) =>
    Object.values(figures.loads).map(countFailures),
  );
  if (failures.some((count) => count > 0)) reportFailure('a call failed');
  if (!Object.values(measured).every(({ figures }) => isFair(figures.race)))
    reportFailure('a race was not won by exactly one');
  const { postgres, pglite } = measured;
  const engines = { postgres: summarize(postgres.figures), pglite: summarize(pglite.figures) };
  const missed = missedBars({
    postgres: { loads: engines.postgres, health: postgres.figures.health },
    pglite: { loads: engines.pglite, health: pglite.figures.health },
  });
  missed.forEach(reportFailure);
  const about = {
    postgres: describeConditions(postgres),
    pglite: describeConditions(pglite),
    missed,
    seconds: secondsSince(),
  };
  process.stdout.write(`${JSON.stringify(about)}\n${JSON.stringify({ bench: 'api', engines })}\n`);
}

/** Reports a failure of the run. */
function reportFailure(sentence: string): void {
  say(`FAILED ${sentence}`);
  process.exitCode = 1;
}

function describeConditions({ figures, readyAfter, firstReadyAfter }: Awaited<ReturnType<typeof onPglite>>) {
  return {
    start_ms: { first: Math.round(firstReadyAfter), second: Math.round(readyAfter) },
    longest_block_ms: Math.round(figures.health.longestBlockMs),
    memory_mb: Math.round(figures.health.memoryMb),
    race: figures.race.answers,
  };
}

const began = Date.now();
const secondsSince = () => Math.round((Date.now() - began) / 1000);

say('starting PostgreSQL');
const cluster = await startPostgresCluster(join(folder, 'cluster'));
const tooLong = AbortSignal.timeout(conditions.longestRun);
try {
  await Promise.race([
    run(cluster),
    once(tooLong, 'abort').then(() => reportFailure(`not done after ${secondsSince()} seconds`)),
  ]);
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await cluster.stop();
}
process.exit();
