import { runScript } from '@livree/command';
import { attackClasses } from './attack/attack-classes.ts';
import { requireBrowser } from './runs/require-browser.ts';
import { playwright, vitest } from './runs/runners.ts';
import { add, conclude } from './runs/tally.ts';

const attack = { LIVREE_ATTACK: 'on' };
const files = [...new Set(Object.values(attackClasses).flat())];
const journeys = files.filter((file) => file.startsWith('e2e/'));
const tests = files.filter((file) => !journeys.includes(file));
/** The API on PostgreSQL; the journeys attack each of its calls on PGlite. */
const projects = ['unit*', 'api on PostgreSQL', 'api under fire on PostgreSQL'];

/** Tries every class of attacks on the whole site, the API and the programs of releases. */
await runScript(async () => {
  await requireBrowser();
  // They build the site, whose files the search for secrets reads.
  const site = await playwright(journeys, attack);
  conclude(add(site, await vitest(projects, tests, attack)));
});
