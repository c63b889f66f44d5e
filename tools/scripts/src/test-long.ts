import { runScript } from './stop.ts';
import { ensureChromium } from './testing/chromium.ts';
import { playwright } from './testing/runners.ts';

/** The journeys that `npm test` leaves out: more languages, remotes and screens on a phone, which rarely tell more. */
await runScript(async () => {
  await ensureChromium();
  const { passed, failed } = await playwright([], { LIVREE_E2E_LONG: 'on' });
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
});
