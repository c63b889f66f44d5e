import { defaultTariff, isPremiumClass, findLeastFare, type Tariff } from '@livree/pricing';
import type { VehicleRow } from '../../fleet/index.ts';
import type { TariffRow } from '../tariffs.repository.ts';
import { toTariff } from './tariffs.ts';

const known = new Map<string, number>();
const mostKnown = 2000;

/** Of a ride without distance these alone decide the fare, and every page of cars asks for all of them. */
function leastFare(tariff: Tariff, isPremium: boolean): number {
  const key = [tariff.base, tariff.minimum, tariff.maximum, isPremium].join();
  const fare = known.get(key) ?? findLeastFare(tariff, { isPremium });
  if (known.size < mostKnown) known.set(key, fare);
  return fare;
}

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
  return Math.min(...tariffs.map((tariff) => leastFare(tariff, isPremium)));
}
