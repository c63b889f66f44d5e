import { z } from '@livree/contracts/schema';
import type { Tally } from './tally.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});
type TestFile = z.infer<typeof vitestReport>['testResults'][number];
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** The counts of a JSON report of Vitest. @throws if it is invalid */
export function countVitest(text: string): Tally {
  const { numPassedTests, numFailedTests, testResults } = z.parse(vitestReport, JSON.parse(text));
  const failed = numFailedTests + testResults.filter(failedWithoutTest).length;
  return { passed: numPassedTests, failed, cached: 0 };
}

/** A file that could not be collected fails without a failed test. */
function failedWithoutTest({ status, assertionResults }: TestFile): boolean {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
}

/**
 * The counts of a JSON report of Playwright; prints the journeys that needed a second attempt. @throws if it is
 * invalid
 */
export function countPlaywright(text: string): Tally {
  const { stats, errors } = z.parse(playwrightReport, JSON.parse(text));
  if (stats.flaky > 0) process.stdout.write(`${stats.flaky} journeys passed at their second attempt only\n`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, cached: 0 };
}
