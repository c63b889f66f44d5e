import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { keepReport } from './commands/keep-report.ts';
import { sweepReportsJob } from './problems.jobs.ts';
import { removeReports } from './problems.repository.ts';

export { registerReportReader } from './read-reports.ts';

const keptMs = 30 * 24 * 3_600_000;
const reportLimit = { max: 5, seconds: 600 };

/** What visitors report about the site, so that a team can open the very site that they saw. */
export function register(app: FastifyInstance, deps: Deps): void {
  const { db, clock, jobs } = deps;
  registerRoute(
    app,
    routes.problems.report,
    async ({ body }) => ({ data: { id: await keepReport(deps, body) } }),
    { limit: reportLimit },
  );
  jobs.handle(sweepReportsJob, () => removeReports(db, new Date(clock.now().getTime() - keptMs)));
  jobs.every('51 4 * * *', sweepReportsJob);
}
