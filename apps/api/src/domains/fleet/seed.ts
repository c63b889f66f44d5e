import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import { demoFleet, type DemoVehicle } from './data/demo-fleet.ts';
import { demoPictures } from './data/demo-pictures.ts';
import { demoTranslations } from './data/demo-translations.ts';
import type { VehicleImage } from './fleet.repository.ts';
import { listNames } from './vehicle-names.ts';

const newestDay = Date.UTC(2026, 5, 1);
const day = 86_400_000;
const transmission = 'Automatique';

/** Adds the missing vehicles of the demonstration fleet; an operator's changes stay. */
export async function seedFleet(db: Connection): Promise<void> {
  const rows = demoFleet.map(toRow);
  await db
    .insertInto('vehicles')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await renewIllustrations(db, rows);
  await translate(db, rows);
  await sql`select setval(pg_get_serial_sequence('vehicles', 'id'), (select max(id) from vehicles))`.execute(
    db,
  );
}

function toRow(vehicle: DemoVehicle) {
  const { hourlyPrice, luggage, engine, consumption, fuel, equipment, ...row } = vehicle;
  return {
    ...row,
    hourly_price_cents: hourlyPrice * 100,
    luggage_capacity: luggage,
    transmission,
    engine_type: engine,
    fuel_consumption: consumption,
    fuel_type: fuel,
    equipment: JSON.stringify(equipment),
    images: JSON.stringify(listIllustrations(vehicle)),
    translations: JSON.stringify(demoTranslations({ ...vehicle, transmission })),
    other_names: listNames(vehicle).join(' '),
    created_at: new Date(newestDay - vehicle.id * day),
  };
}

const listIllustrations = ({ id, type }: Pick<DemoVehicle, 'id' | 'type'>): VehicleImage[] =>
  demoPictures(id, type).map((url, index) => ({ url, isPrimary: index === 0 }));

/** Renews the illustrations of vehicles, because earlier ones are no longer served. An operator's pictures stay. */
async function renewIllustrations(
  db: Connection,
  rows: readonly { readonly id: number; readonly images: string }[],
): Promise<void> {
  const today = JSON.stringify(rows.map(({ id, images }) => ({ id, images })));
  await sql`
    update vehicles set images = today.images::jsonb
    from json_to_recordset(${today}::json) as today(id integer, images text)
    where vehicles.id = today.id and vehicles.images <> today.images::jsonb
      and (vehicles.images = '[]'::jsonb or vehicles.images -> 0 ->> 'url' like '/pictures/%')`.execute(db);
}

/**
 * Adds the translations of vehicles that an older release created. A vehicle whose French text an operator wrote gets
 * none.
 */
async function translate(db: Connection, rows: readonly ReturnType<typeof toRow>[]): Promise<void> {
  const today = JSON.stringify(rows);
  await sql`
    update vehicles set translations = today.translations::jsonb, other_names = today.other_names
    from json_to_recordset(${today}::json) as today(id integer, model text, description text, translations text, other_names text)
    where vehicles.id = today.id and vehicles.model = today.model and vehicles.description = today.description
      and vehicles.translations = '{}'::jsonb`.execute(db);
}
