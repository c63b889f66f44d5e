import type { Selectable } from 'kysely';
import { type Connection, statement } from '../../platform/db/index.ts';
import type { TariffTable } from './pricing.tables.ts';

export type TariffRow = Selectable<TariffTable>;

/** All tariffs, the general one first. */
export const allTariffs: (db: Connection) => Promise<TariffRow[]> = statement((db) =>
  db
    .selectFrom('tariffs')
    .selectAll()
    .orderBy('vehicle_id', (by) => by.asc().nullsFirst())
    .orderBy('city', (by) => by.asc().nullsFirst()),
);

/** The tariffs that may price a ride: those of all vehicles, and the vehicle's own. */
export function vehicleTariffs(db: Connection, vehicleId: number | null): Promise<TariffRow[]> {
  return db
    .selectFrom('tariffs')
    .selectAll()
    .where((where) => where.or([where('vehicle_id', 'is', null), where('vehicle_id', '=', vehicleId)]))
    .execute();
}

export async function addMissingTariffs(
  db: Connection,
  rows: readonly Omit<TariffRow, 'id'>[],
): Promise<void> {
  await db
    .insertInto('tariffs')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
