import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { succeeds } from '../processes/succeeds.ts';
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

/** Runs `act` with the path of a report to be, and reads the report afterwards; none at all is a failure. */
async function reported<T>(
  schema: z.ZodMiniType<T>,
  act: (report: string) => Promise<boolean>,
  tally: (report: T) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'livree-report-'));
  const path = join(folder, 'report.json');
  try {
    const succeeded = await act(path);
    const counted = tally(z.parse(schema, JSON.parse(readFileSync(path, 'utf8'))));
    // A runner that failed without a failed test, as on an unhandled error, has failed all the same.
    return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch (error) {
    process.stderr.write(`no report: ${String(error)}\n`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the tests of these projects of the configuration, of all when none is named; in these folders, when there are some. */
export function vitest(
  projects: readonly string[],
  folders: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return reported(
    vitestReport,
    (report) =>
      succeeds(
        'vitest',
        [
          'run',
          ...chosen,
          ...folders,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        env,
      ),
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests + testResults.filter(failedWithoutTest).length,
    }),
  );
}

/** A file that could not even be collected fails without a failed test. */
function failedWithoutTest({ status, assertionResults }: TestFile): boolean {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
}

/** Runs the journeys in a browser, those of these files when some are named. */
export function playwright(files: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  return reported(
    playwrightReport,
    (report) =>
      succeeds(
        'playwright',
        ['test', '--config', 'e2e/playwright.config.ts', ...files, '--reporter=list,json'],
        {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      ),
    ({ stats, errors }) => {
      if (stats.flaky > 0)
        process.stdout.write(`${stats.flaky} journeys passed at their second attempt only\n`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
    },
  );
}
