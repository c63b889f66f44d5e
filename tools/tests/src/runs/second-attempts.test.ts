import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { shellOutput } from '@livree/command';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countPlaywright } from './reports.ts';

let folder: string;
beforeEach(() => {
  // Inside of the workspace, where Playwright is found.
  mkdirSync(join(workspaceRoot, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(workspaceRoot, '.tmp/journeys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const journeys = `
import { expect, test } from 'playwright/test';
for (let index = 0; index < Number(process.env['LATE']); index += 1)
  test('late ' + index, ({}, { retry }) => expect(retry).toBe(1));
test('in time', () => {});
`;

/** Runs journeys of which so many pass at their second attempt only, with the reporter of the real ones. */
async function runJourneys(late: number) {
  const report = join(folder, 'report.json');
  const reporters = [
    ['json', { outputFile: report }],
    [join(workspaceRoot, 'e2e/support/second-attempts.ts')],
  ];
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { outputDir: './results', retries: 1, reporter: ${JSON.stringify(reporters)} };`,
  );
  writeFileSync(join(folder, 'some.spec.ts'), journeys);
  const { succeeded, output } = await shellOutput(`playwright test --config ${folder}`, {
    cwd: workspaceRoot,
    env: { ...process.env, LATE: String(late) },
  });
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const tally = countPlaywright(readFileSync(report, 'utf8'));
  const said = written.mock.calls.map(([line]) => line);
  written.mockRestore();
  return { succeeded, output, tally, said };
}

it('two journeys may pass at their second attempt only, and are named', async () => {
  const { succeeded, tally, said } = await runJourneys(2);
  expect(succeeded).toBe(true);
  expect(tally).toEqual({ passed: 3, failed: 0, cached: 0 });
  expect(said).toEqual([
    'passed at its second attempt only: some.spec.ts, late 0\n',
    'passed at its second attempt only: some.spec.ts, late 1\n',
  ]);
});

it('a run in which more journeys passed at their second attempt only has failed', async () => {
  const { succeeded, output } = await runJourneys(3);
  expect(output).toContain('3 journeys passed at their second attempt only, more than 2');
  expect(succeeded).toBe(false);
});
