import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@livree/server/free-port';
import { startProcess, waitUntilReady } from '@livree/server/processes';
import { inject, onTestFinished } from 'vitest';
import { type Database, openPglite, openPostgres } from '../platform/db/index.ts';
import { emptyPglite } from './pglite-snapshot.ts';
import { isEmbedded, newPostgresUrl } from './test-database.ts';

/** The data of an API, which outlives its process. */
export interface Place {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Opens the data while no API uses it. */
  open(): Promise<Database>;
}

async function unpackPglite(folder: string): Promise<void> {
  mkdirSync(folder, { mode: 0o700 });
  execFileSync('tar', ['-x', '-C', folder], {
    input: await emptyPglite(),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** A new place for the engine under test. */
export async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'livree-fire-'));
  if (isEmbedded) {
    await unpackPglite(join(folder, 'pgdata'));
    return { folder, env: { LIVREE_DATA: folder }, open: () => openPglite({ folder }) };
  }
  const url = await newPostgresUrl(inject('postgresTemplate'));
  const env = { LIVREE_DATA: folder, DATABASE_URL: url };
  return { folder, env, open: async () => openPostgres(url, () => {}) };
}

export const removePlace = ({ folder }: Place): void => rmSync(folder, { recursive: true, force: true });

export interface ApiProcess {
  /** The base of the calls. */
  readonly base: string;
  readonly pid: number | undefined;
  /** Milliseconds from its start until its database answered. */
  readonly readyAfter: number;
  /** Its log so far. */
  readonly log: () => string;
  /** Its exit code, after it has ended. */
  readonly ended: Promise<number | null>;
  /** Ends it and waits; returns its exit code, null after SIGKILL. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

const timeoutMs = 180_000;

const ownMain = join(import.meta.dirname, '../main.ts');

/** Starts the API as a separate process on the loopback interface, until it or the test ends. */
export async function startApi(
  { env }: Pick<Place, 'env'>,
  { main = ownMain, args = [], settings = {}, isShort = false }: ApiProcessOptions = {},
): Promise<ApiProcess> {
  const port = await freePort();
  const began = performance.now();
  const server = startProcess([main, ...args], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      // Compiled once for all starts of a run.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'livree-test-compiled'),
      LIVREE_RATE_LIMIT_SCALE: '100000',
      LIVREE_MAX_HOLDS: '1000',
      LIVREE_PROVIDER_TIMEOUT_MS: '400',
      ...env,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { child } = server;
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const log = (): string => lines.join('');
  const ended = once(child, 'exit').then(() => child.exitCode);
  if (!isShort && !args.includes('--worker'))
    await waitUntilReady(`http://127.0.0.1:${port}/readyz`, { timeoutMs, server }).catch((error: unknown) => {
      throw new Error(`The API did not start:\n${log()}`, { cause: error });
    });
  return {
    base: `http://127.0.0.1:${port}/api`,
    pid: child.pid,
    readyAfter: performance.now() - began,
    log,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

interface ApiProcessOptions {
  /** The script of another version. */
  readonly main?: string;
  /** Does one thing and ends without listening. */
  readonly isShort?: boolean;
  readonly args?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
}

/** How often a test repeats: `few` times normally, `more` in `npm run test:attack`, `many` in `npm run test:soak`. */
export const times = (few: number, many: number, more: number = few): number => {
  if (process.env['LIVREE_SOAK'] === 'on') return many;
  return process.env['LIVREE_ATTACK'] === 'on' ? more : few;
};
