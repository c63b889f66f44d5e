import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { removeEvents } from '../../platform/events/index.ts';
import { eventRoutes } from './events.routes.ts';
import { sweepEventsJob } from './operations.jobs.ts';
import { operationsRoutes } from './operations.routes.ts';

export { toActFilter } from './to-act-filter.ts';

/** Milliseconds for which events are kept, for a screen that was away. */
const kept = 24 * 3_600_000;

/** What operators see of the company: its day, the tasks that wait for them, what was done, and what changes. */
export function register(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, clock } = deps;
  operationsRoutes(app, deps);
  eventRoutes(app, deps);
  jobs.handle(sweepEventsJob, () => removeEvents(db, new Date(clock.now().getTime() - kept)));
  jobs.every('41 * * * *', sweepEventsJob);
}
