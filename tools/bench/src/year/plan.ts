import type { Bound } from '../capacity/extrapolate.ts';
import { createStation, type Queueing, type Station } from './station.ts';

/** Where visitors queue. A gateway has one render process. */
export const places = [
  'gateway',
  'rendering',
  'api',
  'worker',
  'database',
  'telling',
  'receipts',
] as const satisfies readonly Bound[];
export type Place = (typeof places)[number];

/** How many of each there are: processes, the processors of the database, and what only one booking has at a time. */
export type Plan = Readonly<Record<Place, number>>;

/** The installation of `docs/operate.md`: two of each for faults; a server with four processors is assumed for PostgreSQL. */
export const usualPlan: Plan = {
  gateway: 2,
  rendering: 2,
  api: 2,
  worker: 2,
  database: 4,
  telling: 1,
  receipts: 1,
};

/** A balancer deals requests to gateways and APIs; jobs, statements and commits wait in one queue. */
const queueing: Readonly<Record<Place, Queueing>> = {
  gateway: 'dealt',
  rendering: 'dealt',
  api: 'dealt',
  worker: 'shared',
  database: 'shared',
  telling: 'shared',
  receipts: 'shared',
};

export type Stations = Readonly<Record<Place, Station>>;

export function openStations(plan: Plan): Stations {
  const open = (place: Place): Station => createStation(plan[place], queueing[place]);
  return {
    gateway: open('gateway'),
    rendering: open('rendering'),
    api: open('api'),
    worker: open('worker'),
    database: open('database'),
    telling: open('telling'),
    receipts: open('receipts'),
  };
}

/** One more of a place; a gateway comes with its render process. */
export function addOne(plan: Plan, place: Place): Plan {
  if (place === 'gateway' || place === 'rendering')
    return { ...plan, gateway: plan.gateway + 1, rendering: plan.rendering + 1 };
  return { ...plan, [place]: plan[place] + 1 };
}
