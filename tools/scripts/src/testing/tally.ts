/** Checks and tests that passed and failed; `cached` of the passed ones were not run again, because nothing they depend on has changed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly cached: number;
}

export const none: Tally = { passed: 0, failed: 0, cached: 0 };

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, cached: a.cached + b.cached };
}

/** Ends a run: how much of it came from the cache, if any, the one line that counts everything, and exit code 1 unless all passed and something did. */
export function conclude({ passed, failed, cached }: Tally): void {
  if (cached > 0)
    process.stdout.write(`\n${cached} came from the cache: what they depend on has not changed`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

/** A tally of something that has failed, also when no test of it has: an unhandled error, or no report at all. */
export function failing(counted: Tally = none): Tally {
  return counted.failed > 0 ? counted : { ...counted, failed: 1 };
}
