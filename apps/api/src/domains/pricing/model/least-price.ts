import { defaultTariff, isPremiumClass, findLeastFare } from '@livree/pricing';
import type { VehicleRow } from '../../fleet/index.ts';
import type { TariffRow } from '../tariffs.repository.ts';
import { toTariff } from './tariffs.ts';

/** The least that any ride with a vehicle costs, in cents: its own tariffs count, otherwise those of all vehicles. */
export function findLeastPrice(
  rows: readonly TariffRow[],
  { id, class: vehicleClass }: Pick<VehicleRow, 'id' | 'class'>,
): number {
  const own = rows.filter((row) => row.vehicle_id === id);
  const isOwnEverywhere = own.some(({ city }) => city === null);
  const applied = isOwnEverywhere
    ? own
    : rows.filter((row) => row.vehicle_id === null || row.vehicle_id === id);
  const tariffs = applied.length === 0 ? [defaultTariff] : applied.map(toTariff);
  const isPremium = isPremiumClass(vehicleClass);
  return Math.min(...tariffs.map((tariff) => findLeastFare(tariff, { isPremium })));
}
