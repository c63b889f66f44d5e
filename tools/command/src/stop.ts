import { ConfigError } from '@livree/server/environment';

/** A failure that the user can fix: one sentence, shown without a stack; empty if it was already printed. */
export class Stop extends Error {}

/** This process was asked to stop. */
export class Interrupted extends Stop {}

/** Rejects when this process is asked to stop. A terminal and npm may both ask; that counts once. */
export function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => reject(new Interrupted('stopping')));
    }
  });
}

/** Runs a script; a `Stop` or `ConfigError` ends it with its sentence, any other error with its stack. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    const reason = error instanceof Stop || error instanceof ConfigError ? error.message : readStack(error);
    if (reason !== '') process.stderr.write(`${reason}\n`);
    // Background work, such as compressing files, must not delay the exit.
    process.exit(1);
  }
}

function readStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
