import type { Selectable } from 'kysely';
import { type Connection, statement, statementWith } from '../../platform/db/index.ts';
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

const tariffsFor = statementWith<{ vehicleId: number | null }, TariffRow>((db, place) =>
  db
    .selectFrom('tariffs')
    .selectAll()
    .where((where) =>
      where.or([where('vehicle_id', 'is', null), where('vehicle_id', '=', place('vehicleId'))]),
    ),
);

/** The tariffs that may price a ride: those of all vehicles, and the vehicle's own. */
export const vehicleTariffs = (db: Connection, vehicleId: number | null): Promise<TariffRow[]> =>
  tariffsFor(db, { vehicleId });

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
