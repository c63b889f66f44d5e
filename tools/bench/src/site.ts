import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build';
import { freePort } from '@livree/server/free-port';

export interface RunningSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Milliseconds that a first build and start may take. */
const patience = 180_000;

/** Starts the whole site on a free port with its data in `data`, and waits until it is ready. */
export async function startSite(data: string): Promise<RunningSite> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(workspaceRoot, 'tools/scripts/src/start.ts')], {
    cwd: workspaceRoot,
    env: { ...process.env, PORT: String(port), LIVREE_DATA: data, LIVREE_RATE_LIMIT_SCALE: '1000' },
    stdio: ['ignore', 2, 2],
  });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + patience;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('the site did not start');
    if (Date.now() > deadline) throw new Error('the site was not ready in time');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
