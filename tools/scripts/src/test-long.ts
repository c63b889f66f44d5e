import { runScript } from './stop.ts';
import { ensureChromium } from './testing/chromium.ts';
import { playwright } from './testing/runners.ts';
import { conclude } from './testing/tally.ts';

/** The journeys that `npm test` leaves out: more languages, remotes and screens on a phone, which rarely tell more. */
await runScript(async () => {
  await ensureChromium();
  conclude(await playwright([], { LIVREE_E2E_LONG: 'on' }));
});
