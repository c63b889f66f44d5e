import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { settings } from '@livree/release-cli';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { generate } from './generate.ts';

const remote = 'day-tours';

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      env: z.optional(z.record(z.string(), z.string())),
      steps: z.array(z.object({ name: z.optional(z.string()), run: z.optional(z.string()) })),
    }),
  ),
});

let checkout: string;

/** The commands of a job, in order. */
function stepsOf(job: string): { readonly runs: readonly string[]; readonly env: readonly string[] } {
  const file = join(checkout, `.github/workflows/release-${remote}.yml`);
  const { jobs } = z.parse(workflow, parse(readFileSync(file, 'utf8')));
  const { steps = [], env = {} } = jobs[job] ?? {};
  return { runs: steps.flatMap(({ run }) => (run === undefined ? [] : [run])), env: Object.keys(env) };
}

beforeEach(() => {
  mkdirSync(join(workspaceRoot, '.tmp'), { recursive: true });
  checkout = mkdtempSync(join(workspaceRoot, '.tmp/remote-ci-'));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

test('the workflow of a new remote runs commands that there are, with variables that they read', async () => {
  for (const file of ['.github/CODEOWNERS', 'package.json']) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    copyFileSync(join(workspaceRoot, file), join(checkout, file));
  }
  await generate(checkout, { kind: 'remote', place: remote, api: false });
  const { scripts } = z.parse(
    z.object({ scripts: z.record(z.string(), z.string()) }),
    JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')),
  );
  const { runs, env } = stepsOf('release');
  expect(runs).toEqual([
    'npm install --no-audit --no-fund',
    `npm run release -- publish ${remote}`,
    `npm run release -- promote ${remote}`,
  ]);
  expect(scripts).toHaveProperty('release');
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining([...env]));
  expect(stepsOf('check').runs[1]).toBe(`npx nx run-many -t typecheck lint test build -p ${remote}`);
});
