import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { startProcess } from '@livree/server/processes';
import { endWithProcess } from '../end-with-process.ts';
import { operator } from '../site/start-visited-site.ts';
import { readReport, type Walked } from './read-report.ts';

const command = [
  'node_modules/playwright/cli.js',
  'test',
  '--config=e2e/playwright.config.ts',
  '--project=desktop',
  '--pass-with-no-tests',
  // A fault of a visit counts when it is seen twice.
  '--retries=1',
];

/** The environment of a visitor: nothing of a run of journeys in which this one may happen. */
const visitorsEnv = (origin: string): NodeJS.ProcessEnv => {
  const { PATH, HOME, TZ, CHROMIUM, PLAYWRIGHT_BROWSERS_PATH } = process.env;
  const own = { PATH, HOME, TZ, CHROMIUM, PLAYWRIGHT_BROWSERS_PATH };
  return {
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
    LIVREE_E2E_ORIGIN: origin,
    LIVREE_OPERATOR_EMAIL: operator.email,
    LIVREE_OPERATOR_PASSWORD: operator.password,
  };
};

/**
 * Walks journeys of the working copy on a running site, in a browser.
 * @param named a pattern of their titles and tags, as Playwright's `--grep` takes it
 */
export async function walkJourneys(origin: string, named: string): Promise<Walked[]> {
  const folder = await mkdtemp(join(tmpdir(), 'livree-journeys-'));
  const report = join(folder, 'report.json');
  const walking = startProcess([...command, `--grep=${named}`, `--output=${join(folder, 'results')}`], {
    cwd: workspaceRoot,
    env: { ...visitorsEnv(origin), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: 'ignore',
  });
  const end = endWithProcess(async () => {
    await walking.stop();
    await rm(folder, { recursive: true, force: true });
  });
  try {
    await walking.ended;
    return readReport(await readFile(report, 'utf8'));
  } finally {
    await end();
  }
}
