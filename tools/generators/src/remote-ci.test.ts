import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { generate } from './generate.ts';
import { plantWorkspace } from './testing/planted-workspace.ts';

const workflow = z.object({
  on: z.object({ push: z.object({ paths: z.array(z.string()) }) }),
  jobs: z.record(z.string(), z.object({ uses: z.string(), with: z.record(z.string(), z.string()) })),
});

test('the workflow of a new remote calls the one that releases every remote', async () => {
  const tree = plantWorkspace();
  await generate(tree, 'remote', { path: 'day-tours' });
  const text = tree.read('.github/workflows/release-day-tours.yml', 'utf8') ?? '';
  const { on, jobs } = z.parse(workflow, parse(text));
  expect(on.push.paths).toEqual(['apps/day-tours/**']);
  expect(jobs['day-tours']).toMatchObject({
    uses: './.github/workflows/release.yml',
    with: { remote: 'day-tours' },
  });
});
