import { isProviderError } from '../domains/payments/commands/call-provider.ts';
import type { Jobs } from '../platform/jobs/index.ts';

/** The separate causes of an error. */
export const listCauses = (error: unknown): readonly unknown[] =>
  error instanceof AggregateError ? error.errors : [error];

/** Runs all due jobs. A job whose provider does not answer waits for the next sweep. */
export async function drainDespiteLostAnswers(jobs: Jobs): Promise<void> {
  for (;;) {
    const failure = await jobs.drain().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) return;
    if (!listCauses(failure).every((cause) => isProviderError(cause, 'unreachable'))) throw failure;
  }
}
