import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countTasks } from './tasks.ts';

let reports: string;
beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'livree-reports-'));
});
afterEach(() => rmSync(reports, { recursive: true }));

const assertions = [
  { fullName: 'it breaks', status: 'failed' },
  { fullName: 'it works', status: 'passed' },
];

function writeReport(project: string, numPassedTests: number, numFailedTests = 0): void {
  const testResults =
    numFailedTests > 0
      ? [{ name: join(workspaceRoot, 'a.test.ts'), status: 'failed', assertionResults: assertions }]
      : [];
  const report = { numPassedTests, numFailedTests, testResults };
  writeFileSync(join(reports, `${project}.json`), JSON.stringify(report));
}

/** A run of tasks such as `booking:test`, as Nx stores it. */
const count = (tasks: Readonly<Record<string, { cached?: boolean; status?: number }>>) => {
  const kept = Object.entries(tasks).map(([id, { cached, status = 0 }]) => {
    const [projectName, target] = id.split(':');
    const cacheStatus = cached === true ? 'local-cache-hit' : 'cache-miss';
    return {
      projectName,
      target,
      hash: `of-${projectName}`,
      cacheStatus,
      ...(Number.isNaN(status) ? {} : { status }),
    };
  });
  return countTasks(JSON.stringify({ tasks: kept }), { reports, outputs: reports });
};

test('tests count by their reports, other tasks as one', () => {
  writeReport('booking', 20);
  const tally = count({
    'booking:test': {},
    'booking:build': {},
    'workspace:lint': {},
    'workspace:checks': {},
  });
  expect(tally).toEqual({ passed: 22, failed: 0, cached: 0 });
});

test('results from the cache count, and are counted separately', () => {
  writeReport('booking', 20);
  writeReport('blog', 3);
  const tally = count({ 'booking:test': {}, 'blog:test': { cached: true }, 'blog:build': { cached: true } });
  expect(tally).toEqual({ passed: 24, failed: 0, cached: 4 });
});

test('a failure counts as often as its report says, and once without one', () => {
  writeReport('booking', 18, 2);
  const tally = count({ 'booking:test': { status: 1 }, 'workspace:lint': { status: 1 } });
  expect(tally).toEqual({ passed: 18, failed: 3, cached: 0 });
});

const linesOf = (act: () => void): unknown[] => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  act();
  const lines = written.mock.calls.map(([line]) => line);
  written.mockRestore();
  return lines;
};

test('what failed is named', () => {
  writeReport('booking', 1, 1);
  expect(linesOf(() => count({ 'booking:test': { status: 1 } }))).toEqual(['failed: a.test.ts, it breaks\n']);
});

test('what failed without a failed test is named with the end of what it printed', () => {
  writeReport('booking', 20);
  const printed = Array.from({ length: 70 }, (_, line) => `line ${line}`);
  writeFileSync(join(reports, 'of-booking'), `${printed.join('\n')}\n`);
  const lines = linesOf(() => count({ 'booking:test': { status: 1 }, 'blog:lint': { status: 1 } }));
  const end = printed.slice(10).map((line) => `  ${line}\n`);
  expect(lines).toEqual(['failed: booking:test\n', end.join(''), 'failed: blog:lint\n']);
});

test('a task without a report is named as such', () => {
  expect(linesOf(() => count({ 'booking:test': {} }))).toEqual(['failed: booking:test, without a report\n']);
});

test('a runner that fails without a failed test, leaves no report or did not run has failed', () => {
  writeReport('booking', 20);
  const neverRun = { status: Number.NaN };
  expect(count({ 'booking:test': { status: 1 } })).toEqual({ passed: 20, failed: 1, cached: 0 });
  expect(count({ 'blog:test': {} })).toEqual({ passed: 0, failed: 1, cached: 0 });
  expect(count({ 'blog:test': { cached: true } })).toEqual({ passed: 0, failed: 1, cached: 0 });
  expect(count({ 'e2e:e2e': neverRun, 'blog:build': neverRun })).toEqual({ passed: 0, failed: 2, cached: 0 });
});

test('journeys count by Playwright’s report', () => {
  const report = { stats: { expected: 70, unexpected: 1, flaky: 0 }, errors: [], suites: [] };
  writeFileSync(join(reports, 'e2e.json'), JSON.stringify(report));
  expect(count({ 'e2e:e2e': { status: 1 } })).toEqual({ passed: 70, failed: 1, cached: 0 });
});
