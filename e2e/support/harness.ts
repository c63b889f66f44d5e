import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { siteOrigin } from './site.ts';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

interface Running {
  stop(): Promise<void>;
}

export interface RunningHarness extends Running {
  readonly url: string;
}

export interface RunningStates extends Running {
  /** The gallery of each remote. */
  readonly galleries: Readonly<Record<string, string>>;
}

/** Runs a script of the workspace until `stop`; it is ready once it prints a line like `last`. Returns what it has printed. */
async function start(
  args: readonly string[],
  last: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<Running & { readonly printed: readonly string[] }> {
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
  };
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    printed.push(line);
    if (last.test(line)) return { printed, stop };
  }
  throw new Error(`${args.join(' ')} did not start`);
}

async function startHarnessAt(
  args: readonly string[],
  address: RegExp,
  env?: NodeJS.ProcessEnv,
): Promise<RunningHarness> {
  const { printed, stop } = await start(args, address, env);
  return { url: address.exec(printed.at(-1) ?? '')?.groups?.['url'] ?? '', stop };
}

/** Runs `npm run dev -- <remote>` or `-- <remote>@<version>` on this run's ledger, beside this run's API. */
export const startHarness = (remote: string): Promise<RunningHarness> =>
  startHarnessAt(['tools/dev/src/dev.ts', remote], /runs alone at (?<url>\S+)\?/, {
    LIVREE_DATA: process.env['LIVREE_E2E_DATA'],
    LIVREE_API: siteOrigin(),
  });

/** Runs `npm run workshop`. */
export const startWorkshop = (): Promise<RunningHarness> =>
  startHarnessAt(['tools/dev/src/workshop.ts'], /open at (?<url>\S+)/);

/** Runs `npm run states`, and prints how many given texts have a state. */
export async function startStates(): Promise<RunningStates> {
  const { printed, stop } = await start(['tools/checks/src/states.ts'], /^states: /);
  process.stdout.write(`${printed.at(-1)}\n`);
  const galleries = printed.flatMap((line) => {
    const { remote, url } = /^(?<remote>[a-z-]+): (?<url>http\S+)$/.exec(line)?.groups ?? {};
    return remote === undefined || url === undefined ? [] : [[remote, url]];
  });
  return { galleries: Object.fromEntries(galleries), stop };
}
