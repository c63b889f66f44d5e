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
  planRestartAround,
  type Fault,
} from './faults.ts';
import { findBrokenLimits, findMissingRides } from './limits.ts';
import { startLoad, type Load } from './load/load.ts';
import { describeMails, findFaultyMails, judgeMails, mailPatience, type MailVerdict } from './mails.ts';
import { measure, formatTable, type Measured } from './measure.ts';
import { countOpenJobs, type OpenJobs } from './open-jobs.ts';
import { isExact, judgeRestored, nameMoment, type Moment } from './restore.ts';
import { isClean, judge, describeVerdict, type Verdict } from './verdict.ts';

const pace = { customers: 4, readers: 3, pause: 500 };

function listFaults({
  database,
  roles,
  pooler,
  counts,
  edge,
  balancers,
  release,
}: Cluster): readonly Fault[] {
  const { apis, gateways, workers } = roles;
  const around = [pooler, ...balancers, counts, edge];
  return [
    planKillByRole('the primary', database.primary),
    planKillByRole('the synchronous replica', database.synchronous),
    ...[...apis, ...gateways, ...workers, ...around].map(planKill),
    planRestart([...workers, ...apis, ...gateways]),
    planRestartAround(database, around),
    planRelease(release),
    planCut('the primary', database.primary),
    planCut('the synchronous replica', database.synchronous),
    planCutBetween(database.nodes, database.primary),
    planFullDisk(database.primary),
  ];
}

/** The faults that somebody asked for: all, or those with one of these words in their name. */
const chooseFaults = (faults: readonly Fault[], words: readonly string[]): readonly Fault[] =>
  faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

async function measureAll(cluster: Cluster, load: Load, faults: readonly Fault[]): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const fault of faults) {
    const row = await measure(load, fault, () => judge(cluster.databaseUrl, load.booked));
    process.stdout.write(`${formatTable([row])}\n`);
    rows.push(row);
  }
  return rows;
}

interface LastJudgement {
  readonly jobs: OpenJobs;
  readonly verdict: Verdict;
  readonly mails: MailVerdict;
}

/** Compares once no job is open any more: until then mails are on their way, and some may be repeated. */
async function judgeAtLast({ databaseUrl, mailroom }: Cluster, load: Load): Promise<LastJudgement> {
  const deadline = performance.now() + mailPatience;
  for (;;) {
    const jobs = await countOpenJobs(databaseUrl);
    const verdict = await judge(databaseUrl, load.booked);
    const mails = await judgeMails(databaseUrl, mailroom.deliveries);
    const isSettled = jobs.open === 0 && isClean(verdict) && mails.lost === 0;
    if (isSettled || performance.now() > deadline) return { jobs, verdict, mails };
    await sleep(1000);
  }
}

/** Restores the moment and compares. @returns what does not hold, as sentences */
async function restoreMoment(cluster: Cluster, folder: string, moment: Moment): Promise<string[]> {
  const restored = await judgeRestored(cluster, folder, moment);
  process.stdout.write(
    `restored ${moment.at} in ${restored.seconds.toFixed(1)} s: ${restored.rides} rides, ${restored.later} of after it; ${describeVerdict(restored)} by then\n`,
  );
  return isExact(restored) ? [] : ['The restored second is not what the site had acknowledged by then.'];
}

/** @returns what did not hold, as sentences */
async function run(cluster: Cluster, folder: string): Promise<readonly string[]> {
  const load = await startLoad(cluster.origin, pace);
  const rows = await measureAll(cluster, load, chooseFaults(listFaults(cluster), process.argv.slice(2)));
  const moment = await nameMoment(cluster.databaseUrl, () => load.booked);
  await load.stop();
  process.stdout.write(`\n${formatTable(rows)}\n\n`);
  const breaks = rows.reduce((sum, { fault }) => sum + fault.breaks, 0);
  const { jobs, verdict, mails } = await judgeAtLast(cluster, load);
  const rides = load.booked.length;
  process.stdout.write(
    `${rides} rides booked; ${describeVerdict(verdict)}; ${describeMails(mails, breaks)}; ${jobs.open} jobs open, ${jobs.givenUp} given up\n`,
  );
  return [
    ...new Set(load.refusals),
    ...rows.flatMap(findBrokenLimits),
    ...findMissingRides(rides, rows.length),
    ...findFaultyMails(mails, breaks),
    ...(isClean(verdict) ? [] : ['What is stored is not what was acknowledged.']),
    ...(jobs.open + jobs.givenUp === 0 ? [] : ['Some jobs were never done.']),
    ...(await restoreMoment(cluster, folder, moment)),
  ];
}

/**
 * Breaks every part of a cluster while customers book, and compares what is stored with what they were told. With words,
 * only the faults that have one of them in their name: `npm run test:cluster -- restart`.
 */
await runScript(async () => {
  if (process.getuid?.() !== 0) throw new Stop('Networks are cut and disks filled here: run this as root.');
  if (!(await succeeds('nx', ['run-many', '-t', 'build', '--output-style=static']))) throw new Stop();
  const folder = mkdtempSync(join(tmpdir(), 'livree-cluster-'));
  process.stdout.write(`logs in ${folder}\n`);
  const cluster = await startCluster(folder);
  try {
    const broken = await run(cluster, folder);
    if (broken.length > 0) throw new Stop(broken.join('\n'));
  } finally {
    await cluster.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});
