import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import { demoFleet } from './data/demo-fleet.ts';

const newestDay = Date.UTC(2026, 5, 1);
const day = 86_400_000;

/** Adds the demonstration fleet where it is missing; what an operator has changed since stays. */
export async function seedFleet(db: Connection): Promise<void> {
  const rows = demoFleet.map(
    ({ hourlyPrice, luggage, engine, consumption, fuel, equipment, ...vehicle }) => ({
      ...vehicle,
      hourly_price_cents: hourlyPrice * 100,
      luggage_capacity: luggage,
      transmission: 'Automatique',
      engine_type: engine,
      fuel_consumption: consumption,
      fuel_type: fuel,
      equipment: JSON.stringify(equipment),
      images: '[]',
      created_at: new Date(newestDay - vehicle.id * day),
    }),
  );
  await db
    .insertInto('vehicles')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await sql`select setval(pg_get_serial_sequence('vehicles', 'id'), (select max(id) from vehicles))`.execute(
    db,
  );
}
