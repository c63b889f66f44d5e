import { spawn, type ChildProcess } from 'node:child_process';
import { workspaceRoot } from '@livree/build/project';

export interface Service {
  readonly name: string;
  /** Resolves when the process has ended, with what ended it. */
  readonly ended: Promise<string>;
  /** Asks it to stop and waits; insists after half a minute. */
  stop(): Promise<void>;
}

/** Milliseconds; longer than a service gives itself. */
const patience = 30_000;

/** Starts a long-running script of the workspace on the present Node. */
export function startService(
  name: string,
  script: string,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Service {
  const child = spawn(process.execPath, [...flags, script], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own group: a Ctrl-C in the terminal reaches it once, from us.
    detached: true,
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  return { name, ended, stop: () => stopChild(child, ended) };
}

async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(insist);
}
