import { runScript } from '@livree/command';
import { requireBrowser } from './runs/require-browser.ts';
import { conclude } from './runs/tally.ts';
import { runTasks } from './runs/tasks.ts';

/** Everything: checks, units, the API on both engines, the builds and the journeys. */
await runScript(async () => {
  await requireBrowser();
  conclude(await runTasks('run-many', '-t', 'checks', 'test', 'build', 'e2e'));
});
