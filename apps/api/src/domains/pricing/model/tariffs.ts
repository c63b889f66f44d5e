import {
  cityInAddress,
  chooseTariff,
  defaultTariff,
  type Tariff,
  type TariffConfiguration,
} from '@livree/pricing';
import type { TariffRow } from '../tariffs.repository.ts';

/** A stored tariff with the product's multipliers. */
export function toTariff(row: TariffRow): Tariff {
  return {
    ...defaultTariff,
    version: row.version,
    base: row.base_cents,
    perKm: row.per_km_cents,
    perHour: row.per_hour_cents,
    perStop: row.per_stop_cents,
    minimum: row.minimum_cents,
    maximum: row.maximum_cents,
  };
}

export interface Choice {
  readonly tariff: Tariff;
  readonly row: TariffRow | undefined;
}

/** The tariff of a trip with its row: the vehicle's own, otherwise the pickup city's, otherwise the default. */
export function tariffFor(
  rows: readonly TariffRow[],
  vehicleId: number | null,
  pickup: { readonly town?: string | null; readonly address: string | null },
): Choice {
  const own = rows.filter((row) => row.vehicle_id === null || row.vehicle_id === vehicleId);
  const configurations: TariffConfiguration[] = own.map((row) => ({
    tariff: toTariff(row),
    city: row.city,
    vehicleId: row.vehicle_id,
  }));
  const city = pickup.town ?? (pickup.address === null ? null : cityInAddress(pickup.address));
  const tariff = chooseTariff(configurations, { vehicleId, city }, defaultTariff);
  const index = configurations.findIndex((configuration) => configuration.tariff === tariff);
  return { tariff, row: own[index] };
}
