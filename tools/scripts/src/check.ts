import { runScript } from './stop.ts';
import { conclude } from './testing/tally.ts';
import { runTasks } from './testing/tasks.ts';

await runScript(async () => {
  conclude(await runTasks('run-many', '-t', 'checks', 'test', '--exclude', 'api'));
});
