import { isProviderError } from '../domains/payments/commands/call-provider.ts';
import type { Jobs } from '../platform/jobs/index.ts';

/** What went wrong, each thing by itself. */
export const causesOf = (error: unknown): readonly unknown[] =>
  error instanceof AggregateError ? error.errors : [error];

/** Runs all jobs that are due. One whose provider keeps silent is left for later: its answer is asked for again by the next sweep. */
export async function drainDespiteLostAnswers(jobs: Jobs): Promise<void> {
  for (;;) {
    const failure = await jobs.drain().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) return;
    if (!causesOf(failure).every((cause) => isProviderError(cause, 'unreachable'))) throw failure;
  }
}
