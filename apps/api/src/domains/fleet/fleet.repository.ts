import type { Language, VehicleSort } from '@livree/contracts';
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import {
  type Connection,
  type Tables,
  containing,
  splitSearch,
  statement,
  statementWith,
} from '../../platform/db/index.ts';
import type { VehicleTable } from './fleet.tables.ts';

export type VehicleRow = Selectable<VehicleTable>;

export interface VehicleFilter {
  /** One type, or several separated by commas, because some languages have one word for several types. */
  readonly type?: string | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  readonly class?: string | undefined;
  readonly text?: string | undefined;
  /** The language whose descriptions are searched besides the French ones. */
  readonly language: Language;
}

export interface VehicleOrder {
  readonly by: VehicleSort;
  readonly direction: 'asc' | 'desc';
}

const columns = {
  created_at: 'created_at',
  price: 'hourly_price_cents',
  price_per_hour: 'hourly_price_cents',
  rating: 'rating',
  number_of_seats: 'seats',
  marque: 'make',
} as const;

type Builder = ExpressionBuilder<Tables, 'vehicles'>;

function matching({ type, make, model, class: vehicleClass, text, language }: VehicleFilter) {
  return (builder: Builder): Expression<SqlBool> => {
    const tests: Expression<SqlBool>[] = [builder('is_active', '=', true)];
    if (type) tests.push(builder('type', 'in', type.split(',')));
    if (make) tests.push(builder('make', 'ilike', containing(make)));
    if (model) tests.push(builder('model', 'ilike', containing(model)));
    if (vehicleClass) tests.push(sql<SqlBool>`class = ${vehicleClass}`);
    for (const word of splitSearch(text ?? '')) {
      tests.push(sql<SqlBool>`concat_ws(' ', make, model, other_names, type, description, translations -> ${language} ->> 'description')
        ilike ${containing(word)}`);
    }
    return builder.and(tests);
  };
}

export async function pageOfVehicles(
  db: Connection,
  filter: VehicleFilter,
  order: VehicleOrder,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: VehicleRow[]; total: number }> {
  const vehicles = db.selectFrom('vehicles').where(matching(filter));
  const { total } = await vehicles
    .select((builder) => builder.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await vehicles
    .selectAll()
    .orderBy(columns[order.by], (by) => (order.direction === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('id', order.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

const activeVehicle = statementWith<{ id: number }, VehicleRow>((db, place) =>
  db.selectFrom('vehicles').selectAll().where('id', '=', place('id')).where('is_active', '=', true),
);

export async function vehicleById(db: Connection, id: number): Promise<VehicleRow | undefined> {
  const [row] = await activeVehicle(db, { id });
  return row;
}

export function vehiclesByIds(db: Connection, ids: readonly number[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('vehicles').selectAll().where('id', 'in', ids).execute();
}

export function activeVehicles(db: Connection): Promise<VehicleRow[]> {
  return db.selectFrom('vehicles').selectAll().where('is_active', '=', true).orderBy('id').execute();
}

const activeTypesAndMakes = statement((db) =>
  db.selectFrom('vehicles').select(['type', 'make']).where('is_active', '=', true),
);

/** Types and makes present in the fleet, sorted. */
export async function fleetFilters(db: Connection): Promise<{ types: string[]; marques: string[] }> {
  const rows = await activeTypesAndMakes(db);
  const sorted = (names: string[]): string[] =>
    [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'fr'));
  return { types: sorted(rows.map(({ type }) => type)), marques: sorted(rows.map(({ make }) => make)) };
}

/** Locks a vehicle for this transaction; undefined if it does not exist. */
export function lockVehicle(trx: Connection, id: number): Promise<{ id: number } | undefined> {
  return trx.selectFrom('vehicles').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export interface VehicleImage {
  readonly url: string;
  readonly isPrimary: boolean;
}

/** Copies a vehicle's pictures from the gallery, in their order. */
export async function saveVehicleImages(
  trx: Connection,
  id: number,
  images: readonly VehicleImage[],
): Promise<void> {
  await trx
    .updateTable('vehicles')
    .set({ images: JSON.stringify(images) })
    .where('id', '=', id)
    .execute();
}
