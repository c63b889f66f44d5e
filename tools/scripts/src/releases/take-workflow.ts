import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { shellOutput, type Ended } from '../processes/shell-output.ts';
import { Stop } from '../stop.ts';
import { checkOut } from './check-out.ts';
import type { Figure } from './figure.ts';
import { openTeamLedger, type TeamLedger } from './team-ledger.ts';
import { readJobs, type Job } from './workflow.ts';

const remote = 'day-tours';

/** A machine with Node and npm, whose npm asks no registry: what it needs is there, or it fails. */
const machine = {
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  HOME: homedir(),
  CI: 'true',
  npm_config_offline: 'true',
};

const take = (line: string, cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  shellOutput(line, { cwd, env: { ...machine, ...env } });

/** The work of an author: a new remote, and the lock file that knows it. */
async function writeRemote(checkout: string): Promise<void> {
  checkOut(workspaceRoot, checkout);
  for (const line of [`npm run generate -- remote ${remote}`, 'npm install']) {
    const { succeeded, output } = await take(line, checkout);
    if (!succeeded) throw new Stop(`"${line}" failed: ${output}`);
  }
}

/** The jobs of the remote's workflow, for a team with a new key to the ledger. */
async function jobsOf(checkout: string, ledger: TeamLedger): Promise<readonly Job[]> {
  const keys = await ledger.release('key', 'new', remote);
  const keyNamed = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(keys)?.[1] ?? '';
  return readJobs(readFileSync(join(checkout, `.github/workflows/release-${remote}.yml`), 'utf8'), {
    'vars.LIVREE_LEDGER': ledger.address,
    'vars.LIVREE_LEDGER_KEY': keyNamed('LIVREE_LEDGER_KEY'),
    'secrets.LIVREE_RELEASE_KEY': keyNamed('LIVREE_RELEASE_KEY'),
    'inputs.promote': 'true',
  });
}

interface Taken {
  readonly isDone: boolean;
  readonly output: string;
}

/** Takes the steps of a job up to the first that fails. */
async function takeJob({ name, commands, env }: Job, checkout: string): Promise<Taken> {
  let output = '';
  for (const command of commands) {
    const ended = await take(command, checkout, env);
    output += ended.output;
    process.stdout.write(`${ended.succeeded ? '✓' : '✗'} ${name}: ${command}\n`);
    if (!ended.succeeded) return { isDone: false, output };
  }
  return { isDone: true, output };
}

/** Takes each job in a checkout of its own, after `prepare` has changed it. */
async function takeJobs(
  jobs: readonly Job[],
  author: string,
  prepare: (checkout: string) => void = () => undefined,
): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const job of jobs) {
    const checkout = mkdtempSync(`${author}-${job.name}-`);
    checkOut(author, checkout);
    prepare(checkout);
    taken.push(await takeJob(job, checkout));
    rmSync(checkout, { recursive: true });
  }
  return taken;
}

const testFile = `src/pages/${remote}.test.tsx`;

function breakTest(checkout: string): void {
  const file = join(checkout, 'apps', remote, testFile);
  writeFileSync(file, readFileSync(file, 'utf8').replace('level: 1', 'level: 6'));
}

const figure = (name: string, right: number, all: number, isMet: boolean): Figure => ({
  name,
  value: `${right} of ${all}`,
  limit: 'all',
  isMet: isMet && right === all,
});

async function judgeJobs(author: string, ledger: TeamLedger): Promise<Figure[]> {
  const jobs = await jobsOf(author, ledger);
  const stopped = await takeJobs(jobs, author, breakTest);
  const isUnknown = !(await ledger.release('list')).includes(`${remote}@`);
  const done = await takeJobs(jobs, author);
  const isLive = (await ledger.release('status')).includes(`${remote}@`);
  const isOnTest = ({ isDone, output }: Taken) => !isDone && output.includes(testFile);
  for (const { isDone, output } of done) if (!isDone) process.stdout.write(output);
  return [
    figure(
      'jobs of a new remote that stop at its failing test',
      stopped.filter(isOnTest).length,
      jobs.length,
      isUnknown,
    ),
    figure(
      'jobs of a new remote, until it is live',
      done.filter(({ isDone }) => isDone).length,
      jobs.length,
      isLive,
    ),
  ];
}

/**
 * Generates a remote and takes each job of its workflow through its steps: the remote is checked, built, published to a ledger
 * over HTTP with the key of its team, and goes live; with a test that fails, it is not published.
 */
export async function takeWorkflow(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'livree-workflow-'));
  const author = join(folder, 'author');
  try {
    await writeRemote(author);
    const ledger = await openTeamLedger(join(folder, 'operator'));
    try {
      return await judgeJobs(author, ledger);
    } finally {
      await ledger.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
