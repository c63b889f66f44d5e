import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read parsed by the driver; its readers parse it with its schema. */
type Json = ColumnType<unknown, string, never>;

export interface RideChangeTable {
  id: Generated<number>;
  reservation_id: number;
  request: Json;
  quote: Json;
  pickup_at: Date;
  total_cents: number;
  previous_request: Json;
  previous_quote: Json;
  previous_pickup_at: Date;
  previous_total_cents: number;
  created_at: Date;
  /** Null until the difference is paid. */
  applied_at: Date | null;
  /** Until when the difference can be paid; null in rows of earlier releases: as long as a booking can. */
  pay_until: ColumnType<Date | null, Date | null | undefined, never>;
}

export interface ChangesTables {
  ride_changes: RideChangeTable;
}
