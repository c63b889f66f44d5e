import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { settings } from '@livree/release-cli';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { generate } from './generate.ts';

const remote = 'day-tours';

const caller = z.object({
  on: z.object({ push: z.object({ paths: z.array(z.string()) }) }),
  jobs: z.record(z.string(), z.object({ uses: z.string(), with: z.record(z.string(), z.string()) })),
});
const called = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      env: z.optional(z.record(z.string(), z.string())),
      steps: z.array(z.object({ run: z.optional(z.string()) })),
    }),
  ),
});

let checkout: string;

const readWorkflow = (folder: string, name: string): unknown =>
  parse(readFileSync(join(folder, '.github/workflows', name), 'utf8'));

beforeEach(() => {
  mkdirSync(join(workspaceRoot, '.tmp'), { recursive: true });
  checkout = mkdtempSync(join(workspaceRoot, '.tmp/remote-ci-'));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

test('the workflow of a new remote calls the one that releases every remote', async () => {
  for (const file of ['.github/CODEOWNERS', 'package.json']) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    copyFileSync(join(workspaceRoot, file), join(checkout, file));
  }
  await generate(checkout, { kind: 'remote', place: remote, api: false });
  const { on, jobs } = z.parse(caller, readWorkflow(checkout, `release-${remote}.yml`));
  expect(on.push.paths).toEqual([`apps/${remote}/**`]);
  expect(jobs[remote]?.uses).toBe('./.github/workflows/release.yml');
  expect(jobs[remote]?.with['remote']).toBe(remote);
});

test('the workflow of every remote runs commands that there are, with variables that they read', () => {
  const { jobs } = z.parse(called, readWorkflow(workspaceRoot, 'release.yml'));
  const runs = (job: string) =>
    (jobs[job]?.steps ?? []).flatMap(({ run }) => (run === undefined ? [] : [run]));
  expect(runs('check')).toEqual(['npm ci', 'npx nx run-many -t typecheck lint test build -p "$REMOTE"']);
  expect(runs('release')).toEqual([
    'npm ci',
    'npm run release -- publish "$REMOTE"',
    'npm run release -- promote "$REMOTE"',
  ]);
  const variables = Object.keys(jobs['release']?.env ?? {});
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(variables));
});
