import type { ReservationStatus, RideNeed } from '@livree/contracts';
import { type SqlBool, sql } from 'kysely';
import { type Connection, containing } from '../../platform/db/index.ts';
import type { Reservation } from './reservations.repository.ts';
import { waitingRides } from './waiting-rides.repository.ts';

export interface ReservationFilter {
  /** Null for all customers. */
  readonly customerId: number | null;
  readonly status?: string | undefined;
  /** Pickup days, local to the pickup place, both inclusive. */
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
  readonly search?: string | undefined;
  /** The rides that wait for that reason alone, at a moment. */
  readonly waiting?: { readonly need: RideNeed; readonly at: Date } | undefined;
}

/** The rides that a query asks for at a moment. */
export const toReservationFilter = <Query extends { readonly need?: '' | RideNeed | undefined }>(
  { need, ...query }: Query,
  at: Date,
) => ({ ...query, waiting: need ? { need, at } : undefined });

/** By pickup: the latest first, or the rides ahead of an instant, soonest first, before those that are over. */
export type ReservationOrder = 'latest' | { readonly aheadOf: Date };

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

const localDay = sql<string>`(pickup_at at time zone time_zone)::date`;
const utcDay = (day: string, shift: number) =>
  sql<Date>`(${day}::date + ${shift}::integer)::timestamp at time zone 'UTC'`;

/** The exact expression of the index `reservations_by_text`. */
const text = sql<string>`lower(reference || ' ' || pickup_address || ' ' || destination_address || ' ' ||
  client_name || ' ' || client_email || ' ' || coalesce(special_requests, ''))`;
const pattern = (search: string): string => containing(search.toLowerCase());

/** Queried first: without their number, the database would read every ride. */
async function vehiclesNamed(db: Connection, search: string | undefined): Promise<number[]> {
  if (!search) return [];
  const rows = await db
    .selectFrom('vehicles')
    .select('id')
    .where(sql<SqlBool>`lower(make || ' ' || model || ' ' || other_names) like ${pattern(search)}`)
    .execute();
  return rows.map(({ id }) => id);
}

function matching(db: Connection, filter: ReservationFilter, vehicleIds: readonly number[]) {
  let query = db.selectFrom('reservations');
  if (filter.customerId !== null) query = query.where('customer_id', '=', filter.customerId);
  if (filter.status) query = query.where(sql<SqlBool>`status = ${filter.status}`);
  if (filter.waiting) {
    const { need, at } = filter.waiting;
    query = query.where(
      sql<SqlBool>`id in (select waiting.id from (${waitingRides(at)}) waiting where kind = ${need})`,
    );
  }
  // No zone is further than a day from UTC, so an index can use these wider bounds.
  if (filter.dateFrom) {
    query = query
      .where('pickup_at', '>=', utcDay(filter.dateFrom, -1))
      .where(sql<SqlBool>`${localDay} >= ${filter.dateFrom}::date`);
  }
  if (filter.dateTo) {
    query = query
      .where('pickup_at', '<', utcDay(filter.dateTo, 2))
      .where(sql<SqlBool>`${localDay} <= ${filter.dateTo}::date`);
  }
  if (filter.search) {
    const holds = sql<SqlBool>`${text} like ${pattern(filter.search)}`;
    query = query.where((eb) =>
      vehicleIds.length === 0 ? holds : eb.or([holds, eb('vehicle_id', 'in', vehicleIds)]),
    );
  }
  return query;
}

/** The pickup of a ride that still takes place after an instant; null for every other ride. */
const pickupAhead = (instant: Date) => sql<Date | null>`case
  when status in ('pending', 'confirmed', 'in_progress') and pickup_at > ${instant} then pickup_at end`;

export async function listReservations(
  db: Connection,
  filter: ReservationFilter,
  { limit, offset }: Slice,
  order: ReservationOrder = 'latest',
): Promise<{ rows: Reservation[]; total: number }> {
  const vehicleIds = await vehiclesNamed(db, filter.search);
  const found = matching(db, filter, vehicleIds).selectAll();
  const begun = order === 'latest' ? found : found.orderBy(pickupAhead(order.aheadOf));
  const rows = await begun
    .orderBy('pickup_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching(db, filter, vehicleIds)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The reservations of a list below an identifier, the last booked first. */
export async function reservationsBelow(
  db: Connection,
  filter: ReservationFilter,
  id: number,
  limit: number,
): Promise<Reservation[]> {
  return matching(db, filter, await vehiclesNamed(db, filter.search))
    .selectAll()
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** @param customerId null for all customers */
export async function countByStatus(
  db: Connection,
  customerId: number | null,
): Promise<ReadonlyMap<ReservationStatus, number>> {
  let query = db
    .selectFrom('reservations')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('status');
  if (customerId !== null) query = query.where('customer_id', '=', customerId);
  return new Map((await query.execute()).map(({ status, count }) => [status, count]));
}

/** The last rides that were booked and not cancelled, the newest first. */
export function lastReservations(db: Connection, most: number): Promise<Reservation[]> {
  return db
    .selectFrom('reservations')
    .selectAll()
    .where('status', '!=', 'cancelled')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
