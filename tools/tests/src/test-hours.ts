import { runScript } from '@livree/command';
import { requireBrowser } from './runs/require-browser.ts';
import { playwright, vitest } from './runs/runners.ts';
import { shiftedClock } from './runs/shifted-clock.ts';
import { add, conclude } from './runs/tally.ts';
import { runTasks } from './runs/tasks.ts';

/** Hours at which something of the site changes, in Paris: opening, closing, a Sunday, the turn of a year, of a clock. */
const moments = [
  '2027-01-12T03:00+01:00',
  '2027-01-12T12:00+01:00',
  '2027-01-12T21:00+01:00',
  '2027-01-17T10:00+01:00',
  '2027-12-31T23:30+01:00',
  '2027-03-28T01:59+01:00',
  '2027-10-31T02:30+02:00',
];

/**
 * Runs the tests of `npm test` at each of these moments, or at the one that is given, with the browser's clock moved as
 * well: `npm run test:hours -- 2027-03-28T01:59+01:00 [journey…]`.
 */
await runScript(async () => {
  const [given, ...journeys] = process.argv.slice(2);
  await requireBrowser();
  // A test of the cluster starts what is built.
  let tally = await runTasks('run-many', '-t', 'build');
  for (const moment of given === undefined ? moments : [given]) {
    process.stdout.write(`\nat ${moment}\n`);
    const at = () => ({ ...shiftedClock(new Date(moment)), LIVREE_SHORT: 'on' });
    if (journeys.length === 0) tally = add(tally, await vitest(['unit*', 'api*'], [], at()));
    tally = add(tally, await playwright(journeys, at()));
  }
  conclude(tally);
});
