/**
 * Passed and failed checks and tests; `cached` of the passed ones were not run again, because their inputs have not
 * changed.
 */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly cached: number;
}

export const none: Tally = { passed: 0, failed: 0, cached: 0 };

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, cached: a.cached + b.cached };
}

/**
 * Ends a run: prints how much of it came from the cache, if any, and the counts, and sets exit code 1 unless all
 * passed and at least one ran.
 */
export function conclude({ passed, failed, cached }: Tally): void {
  if (cached > 0)
    process.stdout.write(`\n${cached} came from the cache: what they depend on has not changed`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** The tally of a failed run without a failed test: an unhandled error, or no report. */
export function failing(counted: Tally = none): Tally {
  return counted.failed > 0 ? counted : { ...counted, failed: 1 };
}
