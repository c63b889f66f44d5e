import type { PricingConfig, Tariff } from '@livree/contracts';
import { chooseTariff } from '@livree/pricing';

/**
 * The tariff of a ride as the server chooses it: the vehicle's own, otherwise the city's, otherwise the general one,
 * whose multipliers all have.
 */
export function localTariff(
  configs: readonly PricingConfig[],
  general: Tariff,
  ride: { readonly vehicleId: number; readonly city: string | null },
): Tariff {
  const configurations = configs.map((config) => ({
    tariff: withRates(general, config),
    city: config.city,
    vehicleId: config.vehicle?.id ?? null,
  }));
  return chooseTariff(configurations, ride, general);
}

const withRates = (general: Tariff, config: PricingConfig): Tariff => ({
  ...general,
  base: config.basePrice.cents,
  perKm: config.pricePerKm.cents,
  perHour: config.pricePerHour.cents,
  perStop: config.pricePerStop.cents,
  minimum: config.minimumPrice?.cents ?? 0,
  maximum: config.maximumPrice?.cents ?? null,
});
