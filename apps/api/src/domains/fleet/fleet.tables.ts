import type { VehicleClass } from '@livree/contracts';
import type { ColumnType, Generated } from 'kysely';

/** The driver reads it parsed; it is written as JSON text. */
type Json = ColumnType<unknown, string, string>;

type DefaultedJson = ColumnType<unknown, string | undefined, string>;

export interface VehicleTable {
  id: Generated<number>;
  make: string;
  model: string;
  type: string;
  class: VehicleClass;
  description: string;
  hourly_price_cents: number | null;
  seats: number;
  luggage_capacity: number;
  /** `numeric`: read as text. */
  rating: ColumnType<string, number, number>;
  transmission: string;
  engine_type: string;
  fuel_consumption: ColumnType<string | null, number | null, number | null>;
  fuel_type: string;
  power: string;
  equipment: Json;
  images: Json;
  /** Its texts in other languages, by language. */
  translations: DefaultedJson;
  /** Its maker's names in other languages, for searching. */
  other_names: Generated<string>;
  /** In capitals, as it was written. */
  plate: ColumnType<string | null, string | null | undefined, string | null>;
  is_active: Generated<boolean>;
  created_at: Date;
  /** Null until an operator edits it. */
  updated_at: Generated<Date | null>;
  /** The days on which its papers expire, `2027-03-31`. */
  insurance_until: Generated<string | null>;
  inspection_until: Generated<string | null>;
  licence_until: Generated<string | null>;
}

export interface FleetTables {
  vehicles: VehicleTable;
}
