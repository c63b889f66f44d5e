import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Enough for the summary of a test runner and the unhandled error above it. */
const endLines = 60;

interface EndedTask {
  readonly projectName: string;
  readonly target: string;
  readonly hash?: string | undefined;
}

/** Names a task that failed without a failed test, and prints the last lines that it printed, which Nx keeps in `outputs`. */
export function sayHowItEnded({ projectName, target, hash }: EndedTask, outputs: string): void {
  process.stdout.write(`failed: ${projectName}:${target}\n`);
  const output = hash === undefined ? undefined : join(outputs, hash);
  if (output === undefined || !existsSync(output)) return;
  const lines = readFileSync(output, 'utf8').trimEnd().split('\n').slice(-endLines);
  process.stdout.write(lines.map((line) => `  ${line}\n`).join(''));
}
