import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { succeeds } from '@livree/command';
import { z } from '@livree/contracts/schema';
import { countPlaywright, countVitest } from './reports.ts';
import { add, failing, none, type Tally } from './tally.ts';
import { sayHowItEnded } from './task-output.ts';

/** What Nx stores about its last run. */
const runSchema = z.object({
  tasks: z.array(
    z.object({
      target: z.string(),
      projectName: z.string(),
      /** Under which Nx keeps what it wrote; missing if it did not run. */
      hash: z.optional(z.string()),
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

interface RunFolders {
  /** Where the tasks wrote their reports. */
  readonly reports: string;
  /** Where Nx keeps what they printed. */
  readonly outputs: string;
}

/** Counts Nx's run by the reports of its tasks, and prints the end of what a task printed that failed without a failed test. */
export function countTasks(run: string, folders: RunFolders): Tally {
  const { tasks } = z.parse(runSchema, JSON.parse(run));
  // A target that only groups the checks does not count.
  return tasks
    .filter(({ target }) => target !== 'checks')
    .map((task) => countTask(task, folders))
    .reduce(add, none);
}

function countTask(task: Task, { reports, outputs }: RunFolders): Tally {
  const counted = readCounts(task, reports);
  if (task.status === 0 && counted !== undefined)
    return { ...counted, cached: task.cacheStatus.endsWith('cache-hit') ? counted.passed : 0 };
  if (counted === undefined) sayHowItEnded({ ...task, target: `${task.target}, without a report` }, outputs);
  else if (counted.failed === 0) sayHowItEnded(task, outputs);
  return failing(counted);
}

/** Undefined if its report is missing. */
function readCounts({ target, projectName, status }: Task, reports: string): Tally | undefined {
  const count = counts[target];
  if (count === undefined) return status === 0 ? onePassed : none;
  const report = join(reports, `${projectName}.json`);
  return existsSync(report) ? count(readFileSync(report, 'utf8')) : undefined;
}

/**
 * Runs targets through Nx, uses its cache for unchanged ones, and counts both. @param args such as `run-many -t test`
 */
export async function runTasks(...args: readonly string[]): Promise<Tally> {
  const cache = join(workspaceRoot, '.nx/cache');
  const [run, reports] = [join(cache, 'run.json'), join(workspaceRoot, 'test-reports')];
  rmSync(run, { force: true });
  // Reports that exist after the run come from it, or from the cache.
  rmSync(reports, { recursive: true, force: true });
  // Hundreds of processes start with the same sources: what Node compiled for one serves the next.
  const env = {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(workspaceRoot, '.nx/compiled'),
  };
  const succeeded = await succeeds('nx', [...args, '--output-style=stream'], env);
  if (!existsSync(run)) return failing();
  const counted = countTasks(readFileSync(run, 'utf8'), { reports, outputs: join(cache, 'terminalOutputs') });
  return succeeded ? counted : failing(counted);
}
