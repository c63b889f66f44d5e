import { type Language, languages } from '@livree/contracts';
import { vehicleName } from '@livree/i18n';
import type { Connection } from '../../platform/db/index.ts';
import { vehiclesByIds } from './fleet.repository.ts';

/** All names of a vehicle: as its operator wrote it, and as its maker calls it in each language. */
export function listNames(vehicle: { readonly make: string; readonly model: string }): string[] {
  const names = languages.map((language) => vehicleName(vehicle, language));
  return [...new Set([`${vehicle.make} ${vehicle.model}`, ...names])];
}

/** The names of vehicles by id in a language, active or not. */
export async function vehicleNames(
  db: Connection,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const vehicles = await vehiclesByIds(db, [...new Set(ids)]);
  return new Map(vehicles.map((vehicle) => [vehicle.id, vehicleName(vehicle, language)]));
}
