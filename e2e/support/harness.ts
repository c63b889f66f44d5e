import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { siteOrigin } from './site.ts';

const workspace = fileURLToPath(new URL('../..', import.meta.url));

export interface RunningHarness {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs `npm run dev -- <remote>` or `-- <remote>@<version>` on this run's ledger, beside this run's API. */
export async function startHarness(remote: string): Promise<RunningHarness> {
  const child = spawn(process.execPath, ['tools/scripts/src/dev.ts', remote], {
    cwd: workspace,
    env: { ...process.env, LIVREE_DATA: process.env['LIVREE_E2E_DATA'], LIVREE_API: siteOrigin() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
  };
  for await (const line of createInterface(child.stdout)) {
    const url = /runs alone at (?<url>\S+)\?/.exec(line)?.groups?.['url'];
    if (url !== undefined) return { url, stop };
  }
  throw new Error(`the harness of ${remote} did not start`);
}
