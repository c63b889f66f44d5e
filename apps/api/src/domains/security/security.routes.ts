import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { summariseSecurity } from './summarise-security.ts';

const usualDays = 7;

/** The security events that operators can see. */
export function securityRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, routes.security.summary, async ({ query }) => ({
    data: await summariseSecurity(deps, query.days ?? usualDays),
  }));
}
