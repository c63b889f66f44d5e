import { ConfigError } from '@livree/server/environment';

/** A reason not to go on that the reader can act upon: one sentence, shown without a stack; empty when it was shown already. */
export class Stop extends Error {}

/** Somebody has asked this process to stop. */
export class Interrupted extends Stop {}

/** Rejects when somebody asks this process to stop; a terminal and npm may both ask, which counts once. */
export function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => reject(new Interrupted('stopping')));
    }
  });
}

/** Runs a script; a `Stop` ends it with its sentence, anything else with its stack. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    const reason = error instanceof Stop || error instanceof ConfigError ? error.message : stackOf(error);
    if (reason !== '') process.stderr.write(`${reason}\n`);
    // What nobody waits for any more, such as files being compressed, must not hold it.
    process.exit(1);
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
