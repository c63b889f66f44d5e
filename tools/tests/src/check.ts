import { runScript } from '@livree/command';
import { conclude } from './runs/tally.ts';
import { runTasks } from './runs/tasks.ts';

await runScript(async () => {
  conclude(await runTasks('run-many', '-t', 'checks', 'test', '--exclude', 'api'));
});
