import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { succeeds } from '@livree/command';
import { countPlaywright, countVitest } from './reports.ts';
import { failing, type Tally } from './tally.ts';

/** Runs `act` with the path of its report, and counts the report afterwards; a missing report is a failure. */
async function reported(
  act: (report: string) => Promise<boolean>,
  count: (report: string) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'livree-report-'));
  const path = join(folder, 'report.json');
  try {
    const succeeded = await act(path);
    const counted = count(readFileSync(path, 'utf8'));
    return succeeded ? counted : failing(counted);
  } catch (error) {
    process.stderr.write(`no report: ${String(error)}\n`);
    return failing();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the tests of these Vitest projects in these folders. */
export function vitest(
  projects: readonly string[],
  folders: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Tally> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...chosen, ...folders, '--reporter=default', '--reporter=json'];
  return reported((report) => succeeds('vitest', [...args, `--outputFile.json=${report}`], env), countVitest);
}

/** Runs the journeys in a browser; only those of these files if some are given. */
export function playwright(files: readonly string[], env: NodeJS.ProcessEnv): Promise<Tally> {
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...files];
  return reported(
    (report) => succeeds('playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    countPlaywright,
  );
}
