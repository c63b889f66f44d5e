import { spawn } from 'node:child_process';
import { Stop } from './stop.ts';

/** Runs a command to its end, or until `signal`, with its output on standard error. @throws Stop if it fails */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; signal?: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 2, 2],
      ...(options.signal && { signal: options.signal }),
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Stop(`"${[command, ...args].join(' ')}" failed; the lines above say why.`));
    });
  });
}
