import type { Generated } from 'kysely';

export interface OccupationTable {
  id: Generated<number>;
  vehicle_id: number;
  during: string;
  /** Of a ride: a trigger keeps its row. */
  reservation_id: number | null;
  /** Of an absence. */
  reason: string | null;
}

export interface AbsencesTables {
  occupations: OccupationTable;
}
