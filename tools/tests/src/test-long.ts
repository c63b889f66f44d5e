import { runScript } from '@livree/command';
import { requireBrowser } from './runs/require-browser.ts';
import { playwright, vitest } from './runs/runners.ts';
import { add, conclude } from './runs/tally.ts';

/**
 * What `npm test` leaves out, because it rarely finds more: builds in two folders, the API's domains on PGlite, the plans
 * of long lists, every state of every remote, and journeys in more languages, with more remotes, on a phone, and in Firefox and WebKit.
 */
await runScript(async () => {
  await requireBrowser();
  const builds = await vitest(['unit*'], ['tools/checks/src/builds'], { LIVREE_LONG: 'on' });
  const domains = await vitest(['api on PGlite'], ['apps/api/src/domains'], {});
  const plans = await vitest(
    ['api on PostgreSQL'],
    ['apps/api/src/domains/reservations/list-plans.test.ts'],
    {},
  );
  conclude([builds, domains, plans, await playwright([], { LIVREE_E2E_LONG: 'on' })].reduce(add));
});
