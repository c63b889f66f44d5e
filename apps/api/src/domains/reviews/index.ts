import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { reviewRoutes } from './reviews.routes.ts';

export { reviewsPersonalData } from './personal-data.ts';
export { seedReviews } from './seed.ts';

/** What customers say of their rides. */
export function register(app: FastifyInstance, deps: Deps): void {
  reviewRoutes(app, deps);
}
