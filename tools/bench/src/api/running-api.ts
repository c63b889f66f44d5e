import { once } from 'node:events';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build';
import { apiFlags } from '@livree/build/api-process';
import { z } from '@livree/contracts/schema';
import { freePort } from '@livree/server/free-port';
import { startProcess, waitUntilReady } from '@livree/server/processes';
import { conditions } from './conditions.ts';

/** Where an API stores its data. */
export interface Storage {
  readonly folder: string;
  /** A PostgreSQL server; without it, the embedded engine. */
  readonly databaseUrl?: string;
}

export interface RunningServer {
  /** The base of the calls. */
  readonly baseUrl: string;
  readonly pid: number;
  /** Milliseconds from the start of the process until its database answered. */
  readonly readyAfter: number;
  /** Asks `api-inspect.ts`; only our API has it. */
  ask(question: 'begin' | 'statements' | 'health' | 'reset'): Promise<unknown>;
  stop(): Promise<void>;
}

const healthSchema = z.object({ longestBlockMs: z.number(), memoryMb: z.number() });
export type Health = z.output<typeof healthSchema>;

/** The longest block of the event loop since the measurement began, and the memory in use. */
export async function fetchHealth(server: RunningServer): Promise<Health> {
  return z.parse(healthSchema, await server.ask('health'));
}

const inspect = join(import.meta.dirname, '../api-inspect.ts');
const main = join(workspaceRoot, 'apps/api/src/main.ts');

/** Starts the API as a separate process on the loopback interface and waits until it is ready. */
export async function startApi(
  storage: Storage,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  if (storage.databaseUrl !== undefined) await migrate(storage.databaseUrl);
  return startServer(['--import', inspect, main], storage, settings);
}

async function migrate(databaseUrl: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const end = await startProcess([main, '--migrate'], { env, stdio: ['ignore', 2, 2] }).ended;
  if (end !== 'code 0') throw new Error(`the database was not migrated (${end})`);
}

/** Starts the bare handlers on the same kind of data. */
export function startBare(storage: Storage, recording: string): Promise<RunningServer> {
  return startServer([join(import.meta.dirname, '../api-bare.ts')], storage, { RECORDING: recording });
}

async function startServer(
  args: readonly string[],
  { folder, databaseUrl }: Storage,
  settings: Record<string, string>,
): Promise<RunningServer> {
  const port = await freePort();
  const began = performance.now();
  const server = startProcess([...apiFlags, ...args], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      LIVREE_DATA: folder,
      DATABASE_URL: databaseUrl,
      LIVREE_RATE_LIMIT_SCALE: '100000',
      LIVREE_LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const { child } = server;
  const endWithUs = () => child.kill('SIGKILL');
  process.prependOnceListener('exit', endWithUs);
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`, { timeoutMs: conditions.patience, server });
  return {
    baseUrl: `http://127.0.0.1:${port}/api`,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - began,
    async ask(question) {
      const answer = once(child, 'message');
      child.send(question);
      const [message]: unknown[] = await answer;
      return message;
    },
    async stop() {
      await server.stop();
      process.off('exit', endWithUs);
    },
  };
}
