import type { LoadName } from './conditions.ts';
import { type Cost, type Figures, type Role, roles } from './figures.ts';

/** What ends first: a role, or what one booking after another has for itself: the commits that tell, or the receipts. */
export type Bound = Role | 'telling' | 'receipts';

export interface Borne {
  readonly perSecond: number;
  readonly bound: Bound;
}

const second = 1000;

/** What one of a load costs with everything that it leaves behind. */
export function wholeCost({ loads, jobs }: Figures, load: LoadName): Cost {
  const { cost } = loads[load];
  if (load !== 'bookings') return cost;
  return {
    ...cost,
    worker: cost.worker + jobs.perBooking * jobs.cost.worker,
    database: cost.database + jobs.perBooking * jobs.cost.database,
  };
}

/** Milliseconds of a booking in which no other one passes. */
export const aloneMs = ({ database }: Figures): Readonly<Record<'telling' | 'receipts', number>> => ({
  telling: database.tellingCommits * database.flushMs,
  receipts: database.heldMs,
});

const least = (bounds: readonly Borne[]): Borne =>
  bounds.reduce((first, next) => (next.perSecond < first.perSecond ? next : first));

/** How many a second the database bears by itself, whatever is in front of it. */
export function databaseBears(figures: Figures, load: LoadName): Borne {
  const byProcessors: Borne = {
    perSecond: (figures.processors * second) / wholeCost(figures, load).database,
    bound: 'database',
  };
  if (load !== 'bookings') return byProcessors;
  const { telling, receipts } = aloneMs(figures);
  return least([
    byProcessors,
    { perSecond: second / telling, bound: 'telling' },
    { perSecond: second / receipts, bound: 'receipts' },
  ]);
}

/**
 * What so many of each role would bear, each process with a processor to itself: linear, until the database ends. Its server has
 * as many processors as the machine that measured.
 */
export function bearWith(figures: Figures, load: LoadName, count: number): Borne {
  const cost = wholeCost(figures, load);
  const bounds: Borne[] = roles
    .filter((role) => role !== 'database' && cost[role] > 0)
    .map((role) => ({ perSecond: (count * second) / cost[role], bound: role }));
  return least([...bounds, databaseBears(figures, load)]);
}

/** How many APIs it takes to keep the database busy with a load; more would not help. */
export const usefulApis = (figures: Figures, load: LoadName): number =>
  Math.ceil(databaseBears(figures, load).perSecond / (second / figures.loads[load].cost.api));
