import { type Insertable, sql } from 'kysely';
import { type Connection, containing, everyRow, splitSearch } from '../../../platform/db/index.ts';
import type { VehicleRow } from '../fleet.repository.ts';
import type { VehicleTable } from '../fleet.tables.ts';

export interface KeptFilter {
  readonly text: string;
  /** On offer, or retired; all if it is undefined. */
  readonly isActive: boolean | undefined;
}

function matching(db: Connection, { text, isActive }: KeptFilter) {
  let vehicles = db.selectFrom('vehicles');
  if (isActive !== undefined) vehicles = vehicles.where('is_active', '=', isActive);
  for (const word of splitSearch(text))
    vehicles = vehicles.where((eb) =>
      eb(
        eb.fn<string>('concat_ws', [eb.val(' '), 'make', 'model', 'other_names', 'type', 'plate']),
        'ilike',
        containing(word),
      ),
    );
  return vehicles;
}

/** A page of the whole fleet by name. */
export async function pageOfKeptVehicles(
  db: Connection,
  filter: KeptFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: VehicleRow[]; total: number }> {
  const vehicles = matching(db, filter);
  const { total } = await vehicles
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await vehicles
    .selectAll()
    .orderBy('make')
    .orderBy('model')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** The whole fleet, the last added first. */
export const everyKeptVehicle = (db: Connection, filter: KeptFilter): AsyncGenerator<VehicleRow> =>
  everyRow((id, limit) =>
    matching(db, filter).selectAll().where('id', '<', id).orderBy('id', 'desc').limit(limit).execute(),
  );

export function keptVehicle(db: Connection, id: number): Promise<VehicleRow | undefined> {
  return db.selectFrom('vehicles').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A plate as plates are compared: `ga 123 bc` is `GA-123-BC`. */
export const foldPlate = (plate: string): string => plate.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The numbers of the vehicles with some plates, by their folded plates. */
export async function vehiclesByPlates(
  db: Connection,
  plates: readonly string[],
): Promise<Map<string, number>> {
  const folded = sql<string>`regexp_replace(plate, '[^A-Z0-9]', '', 'g')`;
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', folded.as('plate')])
    .where(folded, '=', sql<string>`any(${plates})`)
    .execute();
  return new Map(rows.map(({ id, plate }) => [plate, id]));
}

export async function addVehicle(trx: Connection, row: Insertable<VehicleTable>): Promise<number> {
  const { id } = await trx.insertInto('vehicles').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function changeVehicle(
  trx: Connection,
  id: number,
  change: Partial<Insertable<VehicleTable>>,
): Promise<void> {
  await trx.updateTable('vehicles').set(change).where('id', '=', id).execute();
}
