import { simulateCanaries, type CanaryPlan, type CanaryRun } from '@livree/release/testing';
import type { Figure } from './figure.ts';

const runs = 4000;
const base = 0.002;
/** The API is away for an hour or so: three visits of ten fail, whatever release they get. */
const outage = { from: 6000, to: 8000, rate: 0.3 };
/** Two canaries for half of the visitors each: the second has a quarter of them. */
const second = { share: 0.5, taken: 0.5 };

const measurePart = (all: readonly CanaryRun[], within: number): number =>
  all.filter(({ outcome, canaryVisits }) => outcome === 'back' && canaryVisits <= within).length / all.length;

const percent = (part: number): string => `${(part * 100).toFixed(2)} %`;

function meanVisits(all: readonly CanaryRun[]): string {
  const back = all.filter(({ outcome }) => outcome === 'back');
  return (back.reduce((sum, { canaryVisits }) => sum + canaryVisits, 0) / back.length).toFixed(0);
}

/** Bad releases that go back in time. @param within their visits until then */
function stopped(fault: number, within: number): Figure {
  const all = simulateCanaries({ base, fault }, runs);
  const part = measurePart(all, within);
  return {
    name: `releases with a fault in ${fault * 100} % of visits that go back within ${within} of them`,
    value: `${percent(part)}, after ${meanVisits(all)} on average`,
    limit: 'at least 95 %',
    isMet: part >= 0.95,
  };
}

/** Slow releases that go back in time. @param slower how many times as long their visitors wait */
function slowed(slower: number, within: number, plan: Partial<CanaryPlan> = {}): Figure {
  const all = simulateCanaries({ base, fault: 0, slower, ...plan }, runs);
  const beside = plan.taken === undefined ? '' : ', the second of two canaries';
  const part = measurePart(all, within);
  return {
    name: `releases that are ${slower} times as slow and go back within ${within} visits, four of ten of them measured${beside}`,
    value: `${percent(part)}, after ${meanVisits(all)} on average`,
    limit: 'at least 95 %',
    isMet: part >= 0.95,
  };
}

/** Good releases that go back. */
function blamed(name: string, plan: Omit<CanaryPlan, 'seed'>): Figure {
  const part = measurePart(simulateCanaries(plan, runs), Infinity);
  return { name, value: percent(part), limit: 'at most 1 %', isMet: part <= 0.01 };
}

/** The errors of the automatic canary on a simulated site: 100,000 visits of which 0.2 % fail anyway, 5 % get the canary. */
export function judgeCanaries(): Figure[] {
  return [
    stopped(0.5, 200),
    stopped(0.2, 200),
    stopped(0.1, 200),
    stopped(0.01, 2000),
    slowed(2, 300),
    slowed(2, 300, second),
    blamed('good releases that go back', { base, fault: 0, slower: 1 }),
    blamed('good releases that go back as the second of two canaries', {
      base,
      fault: 0,
      slower: 1,
      ...second,
    }),
    blamed('good releases that go back when both arms fail for a time', { base, fault: 0, outage }),
    blamed('good releases that go back where 2 % of visits fail anyway', { base: 0.02, fault: 0 }),
  ];
}
