import { relative } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import type { Tally } from './tally.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
type TestFile = z.infer<typeof vitestReport>['testResults'][number];
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The counts of a JSON report of Vitest; prints what failed or needed a second attempt. @throws if it is invalid */
export function countVitest(text: string): Tally {
  const { numPassedTests, numFailedTests, testResults } = z.parse(vitestReport, JSON.parse(text));
  for (const file of testResults) sayWhatFailed(file);
  const failed = numFailedTests + testResults.filter(failedWithoutTest).length;
  return { passed: numPassedTests, failed, cached: 0 };
}

function sayWhatFailed(file: TestFile): void {
  const path = relative(workspaceRoot, file.name);
  if (failedWithoutTest(file)) say(`failed: ${path}`);
  for (const { fullName, status, failureMessages } of file.assertionResults) {
    if (status === 'failed') say(`failed: ${path}, ${fullName}`);
    else if (failureMessages.length > 0) say(`passed at its second attempt only: ${path}, ${fullName}`);
  }
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
  if (stats.flaky > 0) say(`${stats.flaky} journeys passed at their second attempt only`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, cached: 0 };
}
