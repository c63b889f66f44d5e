import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build';
import { conditions } from './conditions.ts';
import { freePort } from '../free-port.ts';

/** Where an API keeps its data. */
export interface Storage {
  readonly folder: string;
  /** A PostgreSQL server; the embedded engine without it. */
  readonly databaseUrl?: string;
}

export interface RunningApi {
  /** The address below which the calls are. */
  readonly baseUrl: string;
  /** Milliseconds from the start of the process until its database answered. */
  readonly readyAfter: number;
  stop(): Promise<void>;
}

/** Starts the API as a process of its own on the loopback and waits until it is ready. */
export async function startApi({ folder, databaseUrl }: Storage): Promise<RunningApi> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [join(workspaceRoot, 'apps/api/src/main.ts')], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      LIVREE_DATA: folder,
      DATABASE_URL: databaseUrl,
      LIVREE_RATE_LIMIT_SCALE: '100000',
      LIVREE_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 2, 2],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.prependOnceListener('exit', endWithUs);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(`http://127.0.0.1:${port}/readyz`, child);
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    readyAfter: performance.now() - began,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', endWithUs);
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + conditions.patience;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('the API did not start');
    if (Date.now() > deadline) throw new Error('the API was not ready in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
