import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { removeSecurityEvents } from '../../platform/security/index.ts';
import { daysBefore } from './days-before.ts';
import { sweepSecurityEventsJob } from './security.jobs.ts';
import { securityRoutes } from './security.routes.ts';

export { securityPersonalData } from './personal-data.ts';

/** The security events of accounts, money and access, and their deletion. */
export function register(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, clock, config } = deps;
  securityRoutes(app, deps);
  jobs.handle(sweepSecurityEventsJob, () =>
    removeSecurityEvents(db, daysBefore(clock.now(), config.securityEventDays)),
  );
  jobs.every('23 4 * * *', sweepSecurityEventsJob);
}
