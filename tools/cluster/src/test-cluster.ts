import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runScript, Stop, succeeds } from '@livree/command';
import { startCluster, type Cluster } from './cluster.ts';
import {
  planCut,
  planCutBetween,
  planFullDisk,
  planKill,
  planKillByRole,
  planRelease,
  planRestart,
  type Fault,
} from './faults.ts';
import { startLoad } from './load/load.ts';
import { measure, formatTable, type Measured } from './measure.ts';
import { isExact, judgeRestored, nameMoment } from './restore.ts';
import { isClean, judge, describeVerdict, type Verdict } from './verdict.ts';

const pace = { customers: 4, readers: 3, pause: 500 };

const listFaults = ({ database, roles, pooler, counts, edge, release }: Cluster): readonly Fault[] => [
  planKillByRole('the primary', database.primary),
  planKillByRole('the synchronous replica', database.synchronous),
  ...[...roles.apis, ...roles.gateways, ...roles.workers, pooler, counts, edge].map(planKill),
  planRestart([...roles.workers, ...roles.apis, ...roles.gateways]),
  planRelease(release),
  planCut('the primary', database.primary),
  planCut('the synchronous replica', database.synchronous),
  planCutBetween(database.nodes, database.primary),
  planFullDisk(database.primary),
];

/** Milliseconds in which workers must have sent every mail: a job whose worker lost the database is repeated after at most three minutes. */
const mailPatience = 240_000;

async function judgeAtLast(decide: () => Promise<Verdict>): Promise<Verdict> {
  const deadline = performance.now() + mailPatience;
  for (;;) {
    const verdict = await decide();
    if (isClean(verdict) || performance.now() > deadline) return verdict;
    await sleep(1000);
  }
}

async function run(cluster: Cluster, folder: string): Promise<boolean> {
  const load = await startLoad(cluster.origin, pace);
  const rows: Measured[] = [];
  const decide = () => judge(cluster.databaseUrl, load.booked);
  const asked = process.argv.slice(2);
  const faults = listFaults(cluster).filter(
    ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)),
  );
  for (const fault of faults) {
    const row = await measure(load, fault, decide);
    process.stdout.write(`${formatTable([row])}\n`);
    rows.push(row);
  }
  const moment = await nameMoment(cluster.databaseUrl, () => load.booked);
  await load.stop();
  process.stdout.write(`\n${formatTable(rows)}\n\n`);
  const verdict = await judgeAtLast(decide);
  process.stdout.write(`${load.booked.length} rides booked; ${describeVerdict(verdict)}\n`);
  const restored = await judgeRestored(cluster, folder, moment);
  process.stdout.write(
    `restored ${moment.at} in ${restored.seconds.toFixed(1)} s: ${restored.rides} rides, ${restored.later} of after it; ${describeVerdict(restored)} by then\n`,
  );
  return isClean(verdict) && isExact(restored);
}

/**
 * Kills every part of a cluster while customers book, and compares what is stored with what they were told. With words,
 * only the faults that have one of them in their name: `npm run test:cluster -- restart`.
 */
await runScript(async () => {
  if (process.getuid?.() !== 0) throw new Stop('Networks are cut and disks filled here: run this as root.');
  if (!(await succeeds('nx', ['run-many', '-t', 'build', '--output-style=static']))) throw new Stop();
  const folder = mkdtempSync(join(tmpdir(), 'livree-cluster-'));
  process.stdout.write(`logs in ${folder}\n`);
  const cluster = await startCluster(folder);
  try {
    if (!(await run(cluster, folder))) throw new Stop('What was acknowledged did not hold.');
  } finally {
    await cluster.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});
