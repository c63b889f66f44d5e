import type { Connection } from '../../platform/db/index.ts';
import { vehicleName } from './fleet.presenter.ts';
import { vehiclesByIds } from './fleet.repository.ts';

/** The names of vehicles by id, on offer or not. */
export async function vehicleNames(
  db: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const vehicles = await vehiclesByIds(db, [...new Set(ids)]);
  return new Map(vehicles.map((vehicle) => [vehicle.id, vehicleName(vehicle)]));
}
