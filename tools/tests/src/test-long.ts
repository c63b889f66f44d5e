import { runScript } from '@livree/command';
import { requireBrowser } from './runs/require-browser.ts';
import { playwright } from './runs/runners.ts';
import { conclude } from './runs/tally.ts';

/**
 * The journeys that `npm test` leaves out: more languages, remotes and screens on a phone, which rarely find more.
 */
await runScript(async () => {
  await requireBrowser();
  conclude(await playwright([], { LIVREE_E2E_LONG: 'on' }));
});
