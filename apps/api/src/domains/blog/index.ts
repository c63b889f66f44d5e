import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { editingRoutes } from './editing.routes.ts';
import { readingRoutes } from './reading.routes.ts';

export { seedBlog } from './seed.ts';

/** The articles of the blog. */
export function register(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps);
  editingRoutes(app, deps);
}
