import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { moneyRoutes } from './money.routes.ts';

export { findPeriod } from './model/period.ts';
export { everyMovement, type MovementRow } from './movements.repository.ts';

/** What was taken and given back in a day or month, as receipts and credit notes say. */
export function register(app: FastifyInstance, deps: Deps): void {
  moneyRoutes(app, deps);
}
