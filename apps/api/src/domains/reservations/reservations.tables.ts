import type { ReservationStatus } from '@livree/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { AbsencesTables } from './absences/absences.tables.ts';
import type { ChangeRequestsTables } from './change-requests/change-requests.tables.ts';
import type { ChangesTables } from './changes/changes.tables.ts';
import type { DispatchTables } from './dispatch/dispatch.tables.ts';
import type { DocumentsTables } from './documents/documents.tables.ts';
import type { FlightsTables } from './flights/flights.tables.ts';
import type { CancellationCause } from './model/reservation-status.ts';

/** The driver parses it on reading and takes JSON text on writing; readers validate it with its schema. */
type Json = ColumnType<unknown, string, string>;

export interface ReservationTable {
  id: Generated<number>;
  reference: string;
  customer_id: number;
  vehicle_id: number;
  status: ReservationStatus;
  during: string;
  pickup_at: Date;
  return_at: Date | null;
  time_zone: string;
  hold_expires_at: Date | null;
  held_from: Generated<string | null>;
  client_name: string;
  client_email: string;
  client_phone: string | null;
  pickup_address: string;
  destination_address: string;
  stops: Json;
  round_trip: boolean;
  return_pickup_address: string | null;
  return_destination_address: string | null;
  service_type: string | null;
  plan: string | null;
  passengers_count: number;
  special_requests: string | null;
  bags_count: number | null;
  flight_number: string | null;
  flight_date: ColumnType<string | null, string | null | undefined, string | null>;
  train_number: ColumnType<string | null, string | null | undefined, string | null>;
  return_flight_number: ColumnType<string | null, string | null | undefined, string | null>;
  return_flight_date: ColumnType<string | null, string | null | undefined, string | null>;
  return_train_number: ColumnType<string | null, string | null | undefined, string | null>;
  sign_name: string | null;
  child_ages: ColumnType<unknown, string | undefined, string>;
  /** Null where the ages decide. */
  child_seats: ColumnType<unknown, string | null | undefined, string | null>;
  traveller: ColumnType<unknown, string | null | undefined, string | null>;
  distance_metres: number | null;
  duration_seconds: number | null;
  total_cents: number;
  currency: Generated<string>;
  /** Paid in another program before it came here: this site has no payment of it. */
  paid_elsewhere: Generated<boolean>;
  quote: Json;
  fingerprint: string;
  terms_version: string | null;
  campaign: ColumnType<string | null, string | null | undefined, string | null>;
  language: string;
  cancellation_cause: CancellationCause | null;
  cancellation_reason: string | null;
  cancelled_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export type ReservationsTables = AbsencesTables &
  ChangesTables &
  ChangeRequestsTables &
  DispatchTables &
  DocumentsTables &
  FlightsTables & { reservations: ReservationTable };
