import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alternate } from './api/alternate.ts';
import { startCluster } from './api/cluster.ts';
import { conditions } from './api/conditions.ts';
import { prepare } from './api/engine.ts';
import { isFair, raceForSlots } from './api/race.ts';
import { type RunningApi, startApi, type Storage } from './api/running-api.ts';
import { compare, summarise } from './api/summary.ts';

const began = Date.now();
const say = (line: string) => process.stderr.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'livree-bench-'));
// A PostgreSQL started by root runs as a user of its own.
chmodSync(folder, 0o755);
// Also when the run is interrupted.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Starts an API on an empty database, ends it, and starts it again on what it left behind. */
async function startTwice(name: string, storage: Storage) {
  const first = await startApi(storage);
  await first.stop();
  const second = await startApi(storage);
  running.push(second);
  say(
    `${name} ready after ${Math.round(first.readyAfter)} ms, again after ${Math.round(second.readyAfter)} ms`,
  );
  return { first: first.readyAfter, api: second };
}

const running: RunningApi[] = [];
say('starting PostgreSQL');
const cluster = await startCluster(join(folder, 'cluster'));
try {
  const pglite = await startTwice('pglite', { folder: join(folder, 'pglite') });
  const postgres = await startTwice('postgres', {
    folder: join(folder, 'postgres'),
    databaseUrl: cluster.url,
  });
  say(`signing up ${conditions.customers} customers on each`);
  const engines = await Promise.all([prepare('pglite', pglite.api), prepare('postgres', postgres.api)]);
  const rounds = await alternate(engines, began + conditions.lastRoundBefore, say);
  say('racing for one slot');
  const races = [];
  for (const engine of engines.toReversed()) {
    races.push([engine.name, await raceForSlots(engine, began + conditions.lastRaceBefore)] as const);
  }
  const loads = rounds.map(({ name, results }) => [name, summarise(results)] as const);
  if (!races.every(([, race]) => isFair(race)) || loads.some(([, { failures }]) => failures > 0)) {
    say('a call failed, or a race was not won by exactly one');
    process.exitCode = 1;
  }
  const report = {
    bench: 'api',
    rounds: rounds[0]?.results.pglite.length,
    start_ms: {
      first: compare({ pglite: [pglite.first], postgres: [postgres.first] }),
      second: compare({ pglite: [pglite.api.readyAfter], postgres: [postgres.api.readyAfter] }),
    },
    loads: Object.fromEntries(loads),
    race: Object.fromEntries(races),
    seconds: Math.round((Date.now() - began) / 1000),
  };
  process.stdout.write(`${JSON.stringify(report)}\n`);
} finally {
  await Promise.all(running.map((api) => api.stop()));
  await cluster.stop();
}
