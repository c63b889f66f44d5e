import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { contactRoutes } from './contact.routes.ts';

export { seedContacts } from './seed.ts';

/** How the operator is reached. */
export function register(app: FastifyInstance, deps: Deps): void {
  contactRoutes(app, deps);
}
