import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';

/** A program of the cluster, which can be killed and started again. */
export interface Service {
  readonly name: string;
  /** The number of its process; 0 before it starts. */
  pid(): number;
  /** Starts it and waits until it is of use. */
  start(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
  /** Waits until it ends by itself. @throws Error if it fails */
  finished(): Promise<void>;
}

/** How long a program may take until it is of use. */
export const timeoutMs = 90_000;

export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** The folder of its log. */
  readonly folder: string;
  /** The signal that asks it to end. */
  readonly ends?: NodeJS.Signals;
  ready?(): Promise<unknown>;
}

/** Programs of databases refuse to run as root. */
export const databaseUser = (): { readonly uid: number; readonly gid: number } => {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const patience = 40_000;

/** @param as the user that runs it, if it must not be this one */
export function programService(
  { name, command, args, env, folder, ends = 'SIGTERM', ready }: Program,
  as: Partial<ReturnType<typeof databaseUser>> = {},
): Service {
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, 'exit');
    const timer = setTimeout(() => ending.kill('SIGKILL'), patience);
    ending.kill(signal);
    await exited;
    clearTimeout(timer);
  }

  return {
    name,
    pid: () => child?.pid ?? 0,
    async start() {
      const log = openSync(join(folder, `${name}.log`), 'a');
      child = spawn(command, args, {
        cwd: folder,
        env: { PATH: process.env['PATH'], HOME: folder, ...env },
        stdio: ['ignore', log, log],
        ...as,
      });
      await once(child, 'spawn');
      await ready?.();
    },
    kill: () => end('SIGKILL'),
    stop: () => end(ends),
    async finished() {
      if (child?.exitCode === null) await once(child, 'exit');
      if (child?.exitCode !== 0) throw new Error(`${name} failed: ${join(folder, name)}.log says why`);
    },
  };
}
