import { runScript } from './stop.ts';
import { requireBrowser } from './testing/require-browser.ts';
import { playwright } from './testing/runners.ts';
import { conclude } from './testing/tally.ts';

/**
 * The journeys that `npm test` leaves out: more languages, remotes and screens on a phone, which rarely find more.
 */
await runScript(async () => {
  await requireBrowser();
  conclude(await playwright([], { LIVREE_E2E_LONG: 'on' }));
});
