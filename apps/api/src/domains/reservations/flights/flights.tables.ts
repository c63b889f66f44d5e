import type { FlightState } from '@livree/contracts';
import type { Generated } from 'kysely';
import type { LegName } from './leg-names.ts';

/** Why an operator has to look at a followed flight. */
export type FlightAttention = 'stuck' | 'unknown' | 'cancelled' | 'diverted';

export interface RideFlightTable {
  reservation_id: number;
  number: string;
  date: string;
  source: string | null;
  is_sandbox: boolean;
  state: FlightState;
  airport: string | null;
  origin_country: string | null;
  scheduled_at: Date | null;
  expected_at: Date | null;
  /** From the landing to the pickup. */
  gap_seconds: number | null;
  /** The pickup that somebody chose. */
  booked_pickup_at: Date;
  /** The pickup that following the flight led to. */
  pickup_at: Date;
  attention: FlightAttention | null;
  attention_since: Date | null;
  checked_at: Date | null;
  check_after: Date;
}

export interface FlightMoveTable {
  id: Generated<number>;
  reservation_id: number;
  /** Whose pickup moved. */
  leg: Generated<LegName>;
  previous_pickup_at: Date;
  pickup_at: Date;
  total_cents: number;
  moved_at: Date;
}

/** A flight of which a source was asked to tell, and its name for that. */
export interface FlightWatchTable {
  number: string;
  watch_id: string;
}

export interface FlightsTables {
  flight_watches: FlightWatchTable;
  /** Of the ways there. */
  ride_flights: RideFlightTable;
  /** Of the ways back. */
  return_flights: RideFlightTable;
  flight_moves: FlightMoveTable;
}
