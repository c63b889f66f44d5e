import { euros, type TariffRates } from '@livree/contracts';
import type { TariffRow } from '../tariffs.repository.ts';
import type { DraftRow, Rates } from './drafts.repository.ts';

/** The version of what is drafted for a tariff. */
export const versionOf = (tariff: TariffRow, draft: DraftRow | undefined): string =>
  draft?.updated_at.toISOString() ?? tariff.version;

export const toRates = (rates: TariffRates): Rates => ({
  base_cents: rates.basePrice.cents,
  per_km_cents: rates.pricePerKm.cents,
  per_hour_cents: rates.pricePerHour.cents,
  per_stop_cents: rates.pricePerStop.cents,
  minimum_cents: rates.minimumPrice.cents,
  maximum_cents: rates.maximumPrice?.cents ?? null,
});

export const presentRates = (rates: Rates): TariffRates => ({
  basePrice: euros(rates.base_cents),
  pricePerKm: euros(rates.per_km_cents),
  pricePerHour: euros(rates.per_hour_cents),
  pricePerStop: euros(rates.per_stop_cents),
  minimumPrice: euros(rates.minimum_cents),
  maximumPrice: rates.maximum_cents === null ? null : euros(rates.maximum_cents),
});
