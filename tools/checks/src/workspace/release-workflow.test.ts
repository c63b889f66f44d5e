import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import { settings } from '@livree/release-cli';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      env: z.optional(z.record(z.string(), z.string())),
      steps: z.array(z.object({ run: z.optional(z.string()) })),
    }),
  ),
});

test('the workflow that releases a remote checks it, shows it, publishes it and promotes it, with variables that exist', () => {
  const text = readFileSync(join(workspaceRoot, '.github/workflows/release.yml'), 'utf8');
  const { jobs } = z.parse(workflow, parse(text));
  const runs = (job: string) =>
    (jobs[job]?.steps ?? []).flatMap(({ run }) => (run === undefined ? [] : [run]));
  expect(runs('check')).toEqual(['npm ci', 'npx nx run-many -t typecheck lint test build -p "$REMOTE"']);
  expect(runs('release')).toEqual([
    'npm ci',
    'npm run release -- publish "$REMOTE"',
    'npm run release -- promote "$REMOTE"',
  ]);
  expect(runs('preview').slice(0, 2)).toEqual([
    'npm ci',
    'npm run release -- publish "$REMOTE" | tee published.txt',
  ]);
  const variables = ['release', 'preview'].flatMap((job) => Object.keys(jobs[job]?.env ?? {}));
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(variables));
});
