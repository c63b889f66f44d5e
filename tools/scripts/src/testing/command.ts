import { spawn } from 'node:child_process';
import { workspaceRoot } from '@livree/build';
import type { Tally } from './tally.ts';

/** Runs a command of the workspace with its output shown; answers whether it succeeded. */
export function succeeds(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: workspaceRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** A check that passes or fails as a whole. */
export async function check(name: string, command: string, args: readonly string[]): Promise<Tally> {
  const started = performance.now();
  const passed = await succeeds(command, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
