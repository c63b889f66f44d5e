import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { freePort } from '@livree/server/free-port';

/** Without the library that moves the clock of other programs, which stops this one's memory. */
const env = { PATH: process.env['PATH'] };

const program = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore', env }).status === 0,
);

/** Whether this machine has a Redis or Valkey server. */
export const hasRedis = program !== undefined;

export interface RedisServer {
  readonly url: string;
  /** Ends it, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again, empty. */
  start(): Promise<void>;
}

/** A server that forgets everything when it ends. */
export async function startRedis(): Promise<RedisServer> {
  if (program === undefined) throw new Error('install redis-server or valkey-server');
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  let child: ChildProcess | undefined;
  async function start(): Promise<void> {
    child = spawn(program ?? '', flags, { stdio: ['ignore', 'pipe', 'ignore'], env });
    for await (const text of child.stdout ?? []) if (String(text).includes('Ready to accept')) break;
  }
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill };
}
