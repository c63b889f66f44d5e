import { mkdtempSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { type Ended, shellOutput } from '@livree/command';
import { checkOut } from './check-out.ts';

export const remote = 'day-tours';

/** A machine with Node and npm, whose npm asks no registry: what it needs is there, or it fails. */
const machine = {
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  HOME: homedir(),
  CI: 'true',
  npm_config_offline: 'true',
};

export const take = (line: string, cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  shellOutput(line, { cwd, env: { ...machine, ...env } });

/** A job of `.github/workflows/release.yml`, after its installation. */
interface Job {
  readonly name: string;
  readonly commands: readonly string[];
}

export const jobs: readonly Job[] = [
  { name: 'check', commands: [`npx nx run-many -t typecheck lint test build -p ${remote}`] },
  {
    name: 'release',
    commands: [`npm run release -- publish ${remote}`, `npm run release -- promote ${remote}`],
  },
];

export interface Taken {
  readonly isDone: boolean;
  readonly output: string;
}

/** Takes the steps of a job up to the first that fails. */
async function takeJob(
  { name, commands }: Job,
  checkout: string,
  keys: Readonly<Record<string, string>>,
): Promise<Taken> {
  let output = '';
  for (const command of commands) {
    const ended = await take(command, checkout, keys);
    output += ended.output;
    process.stdout.write(`${ended.succeeded ? '✓' : '✗'} ${name}: ${command}\n`);
    if (!ended.succeeded) return { isDone: false, output };
  }
  return { isDone: true, output };
}

/** Takes each job in a checkout of its own, after `prepare` has changed it. */
export async function takeJobs(
  author: string,
  keys: Readonly<Record<string, string>>,
  prepare: (checkout: string) => void = () => undefined,
): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const job of jobs) {
    const checkout = mkdtempSync(`${author}-${job.name}-`);
    checkOut(author, checkout);
    prepare(checkout);
    taken.push(await takeJob(job, checkout, keys));
    rmSync(checkout, { recursive: true });
  }
  return taken;
}
