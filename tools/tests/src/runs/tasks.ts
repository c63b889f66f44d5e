import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { succeeds } from '@livree/command';
import { z } from '@livree/contracts/schema';
import { countPlaywright, countVitest } from './reports.ts';
import { add, failing, none, type Tally } from './tally.ts';

/** What Nx stores about its last run. */
const runSchema = z.object({
  tasks: z.array(
    z.object({
      target: z.string(),
      projectName: z.string(),
      cacheStatus: z.string(),
      /** The exit code; missing if another task failed before. */
      status: z.optional(z.number()),
    }),
  ),
});
type Task = z.infer<typeof runSchema>['tasks'][number];

/** The parser of each target's report; other targets count as one check. */
const counts: Readonly<Record<string, (report: string) => Tally>> = {
  test: countVitest,
  e2e: countPlaywright,
};

const onePassed: Tally = { passed: 1, failed: 0, cached: 0 };

/** Counts Nx's run by the reports that its tasks wrote to `reports`. */
export function countTasks(run: string, reports: string): Tally {
  const { tasks } = z.parse(runSchema, JSON.parse(run));
  // A target that only groups the checks does not count.
  return tasks
    .filter(({ target }) => target !== 'checks')
    .map((task) => countTask(task, reports))
    .reduce(add, none);
}

function countTask({ target, projectName, cacheStatus, status }: Task, reports: string): Tally {
  const count = counts[target];
  const report = join(reports, `${projectName}.json`);
  if (count !== undefined && !existsSync(report)) return failing();
  const counted = count === undefined ? onePassed : count(readFileSync(report, 'utf8'));
  if (status !== 0) return failing(count === undefined ? none : counted);
  return { ...counted, cached: cacheStatus.endsWith('cache-hit') ? counted.passed : 0 };
}

/**
 * Runs targets through Nx, uses its cache for unchanged ones, and counts both. @param args such as `run-many -t test`
 */
export async function runTasks(...args: readonly string[]): Promise<Tally> {
  const [run, reports] = [join(workspaceRoot, '.nx/cache/run.json'), join(workspaceRoot, 'test-results')];
  rmSync(run, { force: true });
  // Reports that exist after the run come from it, or from the cache.
  rmSync(reports, { recursive: true, force: true });
  // Hundreds of processes start with the same sources: what Node compiled for one serves the next.
  const env = {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(workspaceRoot, '.nx/compiled'),
  };
  const succeeded = await succeeds('nx', [...args, '--output-style=stream'], env);
  if (!existsSync(run)) return failing();
  const counted = countTasks(readFileSync(run, 'utf8'), reports);
  return succeeded ? counted : failing(counted);
}
