import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { vehiclesRoutes } from './editing/vehicles.routes.ts';
import { type LeastPrices, fleetRoutes } from './fleet.routes.ts';

export { presentVehicleSummary } from './fleet.presenter.ts';
export {
  activeVehicles,
  saveVehicleImages,
  lockVehicle,
  vehicleById,
  vehiclesByIds,
} from './fleet.repository.ts';
export { firstPaperEnds } from './papers.repository.ts';
export { insertVehicle } from './editing/keep-vehicle.ts';
export { toKeptFilter } from './editing/to-kept-filter.ts';
export { everyKeptVehicle, foldPlate, vehiclesByPlates } from './editing/vehicles.repository.ts';
export { listNames, vehicleNames } from './vehicle-names.ts';
export type { LeastPrices } from './fleet.routes.ts';
export type { VehicleRow } from './fleet.repository.ts';
export { seedFleet } from './seed.ts';

/** Vehicles on offer. */
export function register(app: FastifyInstance, deps: Deps, leastPrices: LeastPrices): void {
  fleetRoutes(app, deps, leastPrices);
  vehiclesRoutes(app, deps);
}
