import type { Generated } from 'kysely';

export interface TariffTable {
  id: Generated<number>;
  name: string;
  version: string;
  city: string | null;
  vehicle_id: number | null;
  base_cents: number;
  per_km_cents: number;
  per_hour_cents: number;
  per_stop_cents: number;
  minimum_cents: Generated<number>;
  maximum_cents: number | null;
  created_at: Date;
}

export interface PricingTables {
  tariffs: TariffTable;
}
