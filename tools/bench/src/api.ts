import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from './api/cluster.ts';
import { prepare } from './api/engine.ts';
import { type EngineFigures, measureEngine } from './api/measure-engine.ts';
import { isFair } from './api/race.ts';
import { record } from './api/record.ts';
import { type RunningServer, startApi, startBare, type Storage } from './api/running-api.ts';
import { failuresOf, summarise } from './api/summary.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'livree-bench-'));
// A PostgreSQL started by root runs as a user of its own.
chmodSync(folder, 0o755);
// Also when the run is interrupted.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const recordingFile = join(folder, 'recording.json');
const running: RunningServer[] = [];

/** Runs both contenders, ours on the data prepared before and the bare one on a copy of it. */
async function compareOn(name: string, storage: Storage, copied: Storage, prepared: Prepared) {
  const api = await startApi(storage);
  running.push(api);
  const bare = await startBare(copied, recordingFile);
  running.push(bare);
  say(`${name}: ready after ${Math.round(api.readyAfter)} ms on existing data`);
  const figures = await measureEngine(api, bare, prepared, say);
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

async function onPostgres(databaseUrl: string) {
  const storage = { folder: join(folder, 'postgres'), databaseUrl };
  const first = await startApi(storage, { LIVREE_WORKER: 'separate' });
  running.push(first);
  const prepared = await prepare(first.baseUrl);
  writeFileSync(recordingFile, JSON.stringify(await record(first, prepared, databaseUrl)));
  await first.stop();
  running.splice(0);
  const copied = { ...storage, databaseUrl: await copyDatabase(databaseUrl, 'bare') };
  return { ...(await compareOn('postgres', storage, copied, prepared)), firstReadyAfter: first.readyAfter };
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

const summaryOf = ({ loads }: EngineFigures) =>
  Object.fromEntries(Object.entries(loads).map(([name, rounds]) => [name, summarise(rounds)]));

const began = Date.now();
say('starting PostgreSQL');
const cluster = await startCluster(join(folder, 'cluster'));
try {
  const measured = { postgres: await onPostgres(cluster.url), pglite: await onPglite() };
  const engines = Object.values(measured).map(({ figures }) => figures);
  const failures = engines.flatMap(({ loads }) => Object.values(loads)).map(failuresOf);
  if (failures.some((count) => count > 0) || !engines.every(({ race }) => isFair(race))) {
    say('a call failed, or a race was not won by exactly one');
    process.exitCode = 1;
  }
  const conditionsOf = ({ figures, readyAfter, firstReadyAfter }: typeof measured.postgres) => ({
    start_ms: { first: Math.round(firstReadyAfter), second: Math.round(readyAfter) },
    longest_block_ms: Math.round(figures.health.longestBlockMs),
    memory_mb: Math.round(figures.health.memoryMb),
    race: figures.race.answers,
  });
  const about = {
    postgres: conditionsOf(measured.postgres),
    pglite: conditionsOf(measured.pglite),
    seconds: Math.round((Date.now() - began) / 1000),
  };
  process.stdout.write(`${JSON.stringify(about)}\n`);
  const report = {
    bench: 'api',
    engines: { postgres: summaryOf(measured.postgres.figures), pglite: summaryOf(measured.pglite.figures) },
  };
  process.stdout.write(`${JSON.stringify(report)}\n`);
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await cluster.stop();
}
