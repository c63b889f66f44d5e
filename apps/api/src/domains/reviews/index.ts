import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Reviewers } from './reviewers.ts';
import { reviewRoutes } from './reviews.routes.ts';

export { presentReviews, type ReviewDeps } from './present-reviews.ts';
export { reviewsBelow } from './reviews.repository.ts';
export { reviewsPersonalData } from './personal-data.ts';
export { shownName } from './model/shown-name.ts';
export type { Reviewers } from './reviewers.ts';
export { seedReviews } from './seed.ts';

/** Customers' reviews of their rides. @param reviewers the names of their authors as they may be shown */
export function register(app: FastifyInstance, deps: Deps, reviewers: Reviewers): void {
  reviewRoutes(app, { ...deps, reviewers });
}
