import { existsSync, readFileSync } from 'node:fs';
import { runScript, Stop } from '@livree/command';
import { z } from '@livree/contracts/schema';
import { figuresFile, figuresSchema } from './capacity/figures.ts';
import {
  busiestHour,
  findBottleneck,
  findLimit,
  type Limit,
  newYearsNight,
  replayYear,
  wholeYear,
} from './year/nights.ts';
import { addOne, type Place, usualPlan } from './year/plan.ts';
import { describeAssumptions, describeLimits, describeSaw } from './year/report.ts';

const write = (text: string) => process.stdout.write(`${text}\n\n`);

/** Nothing can be added to what one booking has for itself. */
const isAlone = (place: Place): boolean => place === 'telling' || place === 'receipts';

/** So many times, one more of what is full is added. */
const additions = 3;

/** Replays a year with the figures of `bench:capacity`, and looks how far it could grow. */
await runScript(async () => {
  if (!existsSync(figuresFile)) throw new Stop('There are no figures yet: run bench:capacity first.');
  const figures = z.parse(figuresSchema, JSON.parse(readFileSync(figuresFile, 'utf8')));
  write(describeAssumptions());
  const plan = usualPlan;
  const year = replayYear(figures, { plan, slices: wholeYear });
  write(describeSaw('The year, a minute of each hour', plan, year));
  const night = replayYear(figures, { plan, slices: newYearsNight });
  write(describeSaw("New Year's night, every second", plan, night));
  const hour = replayYear(figures, { plan, slices: busiestHour });
  write(describeSaw('Its busiest hour', plan, hour));
  const bottleneck = findBottleneck(hour);
  const wider = addOne(plan, bottleneck);
  write(
    describeSaw(
      `The same with one more: ${bottleneck}`,
      wider,
      replayYear(figures, { plan: wider, slices: busiestHour }),
    ),
  );
  const limits: Limit[] = [];
  for (let next = plan; limits.length <= additions;) {
    const limit = findLimit(figures, next);
    limits.push(limit);
    if (isAlone(limit.bottleneck)) break;
    next = addOne(next, limit.bottleneck);
  }
  write(
    `How far it goes, each time with one more of what was full (more than 250 ms for one of a hundred):\n${describeLimits(limits)}`,
  );
  process.stdout.write(
    `${JSON.stringify({ bench: 'year', year, night, limits: limits.map(({ plan: of, growth, bottleneck: first }) => ({ plan: of, growth, first })) })}\n`,
  );
});
