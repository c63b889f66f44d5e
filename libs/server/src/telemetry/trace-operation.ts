import { tracingChannel } from 'node:diagnostics_channel';

/** A step of a request or a job: a statement, a render, a call to somebody. */
export interface Operation {
  /** One of few: never an address, an id or a value. */
  readonly name: string;
  /** `client` waits for another program, `consumer` does queued work; by default a step of this program. */
  readonly kind?: 'client' | 'consumer';
  /** Of the semantic conventions where they have a name; nothing personal. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Where queued work came from, as `traceparent`. Only a `consumer` begins a trace when there is none. */
  readonly origin?: string | undefined;
}

/** An operation, and why it failed. */
export interface TracedOperation extends Operation {
  readonly error?: unknown;
}

/** Whoever measures listens to it. */
export const operations = tracingChannel<unknown, TracedOperation>('livree:operation');

/**
 * Runs an operation and, while somebody measures, tells when it began and ended, and whether it failed. Otherwise it
 * costs a comparison, and the operation is not described.
 */
export function traceOperation<Result>(
  describe: () => Operation,
  run: () => Promise<Result>,
): Promise<Result> {
  return operations.hasSubscribers ? operations.tracePromise(async () => run(), describe()) : run();
}
