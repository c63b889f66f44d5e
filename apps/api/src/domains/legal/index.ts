import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { legalRoutes } from './legal.routes.ts';

export { currentTermsVersion, readTermsVersion } from './terms-version.ts';

/** The texts that bind: terms, privacy, legal notice, accessibility. */
export function register(app: FastifyInstance, deps: Deps): void {
  legalRoutes(app, deps);
}
