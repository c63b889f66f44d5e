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

/** Other rates of a tariff, until they go live. */
export interface TariffDraftTable {
  tariff_id: number;
  base_cents: number;
  per_km_cents: number;
  per_hour_cents: number;
  per_stop_cents: number;
  minimum_cents: number;
  maximum_cents: number | null;
  updated_at: Date;
  /** Null while nobody has decided when. */
  starts_at: Date | null;
}

export interface PricingTables {
  tariffs: TariffTable;
  tariff_drafts: TariffDraftTable;
}
