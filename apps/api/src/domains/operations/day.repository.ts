import { sql } from 'kysely';
import type { Connection } from '../../platform/db/index.ts';

export interface DayRideRow {
  readonly id: number;
  readonly reference: string;
  readonly status: string;
  readonly is_paid: boolean;
  readonly paid_elsewhere: boolean;
  readonly vehicle_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly pickup_address: string;
  readonly destination_address: string;
  readonly client_name: string;
  readonly total_cents: number;
}

/** The rides that occupy a vehicle, or did, in a period; earliest first. */
export async function ridesBetween(db: Connection, start: Date, end: Date): Promise<DayRideRow[]> {
  const { rows } = await sql<DayRideRow>`
    select id, reference, status, vehicle_id, lower(during) as starts_at, upper(during) as ends_at,
      pickup_address, destination_address, client_name, total_cents, paid_elsewhere,
      paid_elsewhere or exists (select from transactions
        where reservation_id = ride.id and type = 'payment' and transactions.status in ('completed', 'refunded')
      ) as is_paid
    from reservations ride
    where status <> 'cancelled' and during && tstzrange(${start}, ${end}, '[)')
    order by starts_at, id`.execute(db);
  return rows;
}
