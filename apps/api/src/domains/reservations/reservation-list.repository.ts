import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';
import type { ReservationStatus } from '@livree/contracts';
import type { Reservation } from './reservations.repository.ts';

export type ReservationFilter = {
  readonly customerId: number;
  readonly status?: string | undefined;
  /** Pickup days, local to the pickup place, both included. */
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
  readonly search?: string | undefined;
};

export type Slice = { readonly limit: number; readonly offset: number };

const localDay = sql<string>`(pickup_at at time zone time_zone)::date`;
const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

function matching(db: Connection, filter: ReservationFilter) {
  let query = db.selectFrom('reservations').where('customer_id', '=', filter.customerId);
  if (filter.status) query = query.where(sql<SqlBool>`status = ${filter.status}`);
  if (filter.dateFrom) query = query.where(sql<SqlBool>`${localDay} >= ${filter.dateFrom}::date`);
  if (filter.dateTo) query = query.where(sql<SqlBool>`${localDay} <= ${filter.dateTo}::date`);
  if (filter.search) {
    const text = likeText(filter.search);
    query = query.where((eb) =>
      eb.or([
        eb('reference', 'ilike', text),
        eb('pickup_address', 'ilike', text),
        eb('destination_address', 'ilike', text),
        eb('client_name', 'ilike', text),
        eb('special_requests', 'ilike', text),
        eb('vehicle_id', 'in', (vehicles) =>
          vehicles
            .selectFrom('vehicles')
            .select('vehicles.id')
            .where(sql<SqlBool>`concat(make, ' ', model) ilike ${text}`),
        ),
      ]),
    );
  }
  return query;
}

/** The latest pickup first. */
export async function listReservations(
  db: Connection,
  filter: ReservationFilter,
  { limit, offset }: Slice,
): Promise<{ rows: Reservation[]; total: number }> {
  const rows = await matching(db, filter)
    .selectAll()
    .orderBy('pickup_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function countByStatus(
  db: Connection,
  customerId: number,
): Promise<ReadonlyMap<ReservationStatus, number>> {
  const rows = await db
    .selectFrom('reservations')
    .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('customer_id', '=', customerId)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** What the customer's rides cost that were paid and not given back. */
export async function spentCents(db: Connection, customerId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('reservations')
    .select(sql<number>`coalesce(sum(total_cents), 0)`.as('cents'))
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['confirmed', 'in_progress', 'completed'])
    .executeTakeFirstOrThrow();
  return cents;
}
