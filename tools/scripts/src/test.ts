import { runScript } from './stop.ts';
import { requireBrowser } from './testing/require-browser.ts';
import { conclude } from './testing/tally.ts';
import { runTasks } from './testing/tasks.ts';

/** Everything: checks, units, the API on both engines, the builds and the journeys. */
await runScript(async () => {
  await requireBrowser();
  conclude(await runTasks('run-many', '-t', 'checks', 'test', 'build', 'e2e'));
});
