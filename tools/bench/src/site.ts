import { join } from 'node:path';
import { workspaceRoot } from '@livree/build';
import { freePort } from '@livree/server/free-port';
import { startProcess, waitUntilReady } from '@livree/server/processes';

export interface RunningSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Milliseconds for a first build and start. */
const timeoutMs = 180_000;

/** Starts the whole site of a checkout on a free port with its data in `data`, and waits until it is ready. */
export async function startSite(data: string, root = workspaceRoot): Promise<RunningSite> {
  const port = await freePort();
  const server = startProcess([join(root, 'tools/dev/src/start.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), LIVREE_DATA: data, LIVREE_RATE_LIMIT_SCALE: '1000' },
    stdio: ['ignore', 2, 2],
  });
  const origin = `http://localhost:${port}`;
  await waitUntilReady(`${origin}/healthz`, { timeoutMs, server });
  return { origin, stop: server.stop };
}
