import { cityKey } from './city.ts';
import type { Tariff } from './tariff.ts';

type VehicleId = string | number;

/** A configured tariff; null means every city or every vehicle. */
export interface TariffConfiguration {
  readonly tariff: Tariff;
  readonly city: string | null;
  readonly vehicleId: VehicleId | null;
}

/** The tariff of a ride: the vehicle's own (first the one for the city), then the city's, then the default. */
export function chooseTariff(
  configurations: readonly TariffConfiguration[],
  ride: { readonly vehicleId: VehicleId | null; readonly city: string | null },
  defaults: Tariff,
): Tariff {
  const city = ride.city === null ? null : cityKey(ride.city);
  const find = (forVehicle: boolean, forCity: boolean) =>
    configurations.find(
      (it) =>
        (forVehicle ? it.vehicleId !== null && it.vehicleId === ride.vehicleId : it.vehicleId === null) &&
        (forCity ? it.city !== null && cityKey(it.city) === city : it.city === null),
    );
  const chosen = find(true, true) ?? find(true, false) ?? find(false, true) ?? find(false, false);
  return chosen?.tariff ?? defaults;
}
