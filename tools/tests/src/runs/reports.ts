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
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
type TestFile = z.infer<typeof vitestReport>['testResults'][number];
const journey = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ status: z.string() })),
});
const suite = z.object({
  specs: z.array(journey),
  get suites() {
    return z.optional(z.array(suite));
  },
});
type Suite = z.infer<typeof suite>;
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suite),
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The counts of a JSON report of Vitest, in which no test has a second attempt; prints what failed. @throws if it is invalid */
export function countVitest(text: string): Tally {
  const { numPassedTests, numFailedTests, testResults } = z.parse(vitestReport, JSON.parse(text));
  for (const file of testResults) sayWhatFailed(file);
  const failed = numFailedTests + testResults.filter(failedWithoutTest).length;
  return { passed: numPassedTests, failed, cached: 0 };
}

function sayWhatFailed(file: TestFile): void {
  const path = relative(workspaceRoot, file.name);
  if (failedWithoutTest(file)) say(`failed: ${path}`);
  for (const { fullName, status } of file.assertionResults)
    if (status === 'failed') say(`failed: ${path}, ${fullName}`);
}

/** A file that could not be collected fails without a failed test. */
function failedWithoutTest({ status, assertionResults }: TestFile): boolean {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
}

/** The counts of a JSON report of Playwright; names the journeys that needed a second attempt. @throws if it is invalid */
export function countPlaywright(text: string): Tally {
  const { stats, errors, suites } = z.parse(playwrightReport, JSON.parse(text));
  for (const { file, title } of suites.flatMap(flakyJourneys))
    say(`passed at its second attempt only: ${file}, ${title}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, cached: 0 };
}

function flakyJourneys({ specs, suites = [] }: Suite): z.infer<typeof journey>[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own, ...suites.flatMap(flakyJourneys)];
}
