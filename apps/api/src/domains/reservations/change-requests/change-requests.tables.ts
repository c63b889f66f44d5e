import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read parsed by the driver; its readers parse it with its schema. */
type Json = ColumnType<unknown, string, string>;

export interface ChangeRequestTable {
  id: Generated<number>;
  reservation_id: number;
  /** What is to be different. */
  change: Json;
  /** The whole price that the customer saw. */
  quote: Json;
  /** Of the trip that the price is for. */
  fingerprint: string;
  /** What it is about: time, places and others. */
  changed: Json;
  total_cents: number;
  previous_total_cents: number;
  status: 'open' | 'accepted' | 'declined' | 'withdrawn';
  asked_at: Date;
  decided_at: Date | null;
  /** Why it was declined. */
  reason: string | null;
  /** The change that an accepted request became. */
  change_id: number | null;
}

export interface ChangeRequestsTables {
  change_requests: ChangeRequestTable;
}
