import type { FastifyInstance } from 'fastify';
import { importsRoutes } from './imports.routes.ts';
import type { ImportDeps } from './kinds/kind.ts';

/** Customers, vehicles and rides that operators bring in files. */
export function register(app: FastifyInstance, deps: ImportDeps): void {
  importsRoutes(app, deps);
}
