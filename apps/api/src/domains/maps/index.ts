import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { mapsRoutes } from './maps.routes.ts';

export { deriveRoute, presentRoute } from './derive-route.ts';
export type { DerivedRoute } from './derive-route.ts';
export { openMaps } from './open-maps.ts';

/** Places and drives between them. */
export function register(app: FastifyInstance, deps: Deps): void {
  mapsRoutes(app, deps);
}
