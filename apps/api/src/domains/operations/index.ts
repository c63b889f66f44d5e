import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { operationsRoutes } from './operations.routes.ts';

/** What operators see of the company: its day, the tasks that wait for them, and what was done. */
export function register(app: FastifyInstance, deps: Deps): void {
  operationsRoutes(app, deps);
}
