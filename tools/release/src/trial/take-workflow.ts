import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { Stop } from '@livree/command';
import { checkOut } from './check-out.ts';
import type { Figure } from './figure.ts';
import { type Taken, jobs, remote, take, takeJobs } from './take-job.ts';
import { openTeamLedger, type TeamLedger } from './team-ledger.ts';

/** The work of an author: a new remote, and the lock file that knows it. */
async function writeRemote(checkout: string): Promise<void> {
  checkOut(workspaceRoot, checkout);
  for (const line of [`npm run generate -- remote ${remote}`, 'npm install']) {
    const { succeeded, output } = await take(line, checkout);
    if (!succeeded) throw new Stop(`"${line}" failed: ${output}`);
  }
}

/** What the environment of a team holds: the address of the ledger and new keys to it. */
async function makeKeys(ledger: TeamLedger): Promise<Readonly<Record<string, string>>> {
  const keys = await ledger.release('key', 'new', remote);
  const keyNamed = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(keys)?.[1] ?? '';
  return {
    LIVREE_LEDGER: ledger.address,
    LIVREE_LEDGER_KEY: keyNamed('LIVREE_LEDGER_KEY'),
    LIVREE_RELEASE_KEY: keyNamed('LIVREE_RELEASE_KEY'),
  };
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
  const keys = await makeKeys(ledger);
  const stopped = await takeJobs(author, keys, breakTest);
  const isUnknown = !(await ledger.release('list')).includes(`${remote}@`);
  const done = await takeJobs(author, keys);
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
 * Generates a remote and runs the commands of its workflow's jobs: the remote is checked, built, published to a ledger
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
