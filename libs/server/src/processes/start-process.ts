import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

export interface StartedProcess {
  readonly child: ChildProcess;
  /** Resolves when the process has ended, with its exit code or signal, such as `code 1`. */
  readonly ended: Promise<string>;
  /** Asks the process to end and waits until it has; kills it after half a minute. */
  stop(): Promise<void>;
}

/** Milliseconds; longer than our servers allow themselves. */
const killAfter = 30_000;

/** Starts a script on the Node of this process. `options` are those of `spawn`. */
export function startProcess(args: readonly string[], options: SpawnOptions): StartedProcess {
  const child = spawn(process.execPath, args, options);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  return { child, ended, stop: () => stopChild(child, ended) };
}

async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), killAfter);
  await ended;
  clearTimeout(timer);
}
