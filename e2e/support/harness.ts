import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { siteOrigin } from './site.ts';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningHarness {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs a script of the workspace until `stop`; it is ready once it prints its address. */
async function start(
  args: readonly string[],
  address: RegExp,
  env: NodeJS.ProcessEnv,
): Promise<RunningHarness> {
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
  for await (const line of createInterface(child.stdout)) {
    const url = address.exec(line)?.groups?.['url'];
    if (url !== undefined) return { url, stop };
  }
  throw new Error(`${args.join(' ')} did not start`);
}

/** Runs `npm run dev -- <remote>` or `-- <remote>@<version>` on this run's ledger, beside this run's API. */
export const startHarness = (remote: string): Promise<RunningHarness> =>
  start(['tools/scripts/src/dev.ts', remote], /runs alone at (?<url>\S+)\?/, {
    LIVREE_DATA: process.env['LIVREE_E2E_DATA'],
    LIVREE_API: siteOrigin(),
  });

/** Runs `npm run workshop`. */
export const startWorkshop = (): Promise<RunningHarness> =>
  start(['tools/scripts/src/workshop.ts'], /open at (?<url>\S+)/, {});
