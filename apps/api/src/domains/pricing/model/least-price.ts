import { defaultTariff, isPremiumClass, findLeastFare } from '@livree/pricing';
import type { VehicleRow } from '../../fleet/index.ts';
import type { TariffRow } from '../tariffs.repository.ts';
import { toTariff } from './tariffs.ts';

const known = new Map<string, number>();
const mostKnown = 2000;

/** Of a ride without distance these alone decide the fare, and every page of cars asks for all of them. */
function leastFare(row: TariffRow, isPremium: boolean): number {
  const key = `${row.base_cents},${row.minimum_cents},${row.maximum_cents},${isPremium}`;
  const fare = known.get(key) ?? findLeastFare(toTariff(row), { isPremium });
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
  const isPremium = isPremiumClass(vehicleClass);
  if (applied.length === 0) return findLeastFare(defaultTariff, { isPremium });
  return Math.min(...applied.map((row) => leastFare(row, isPremium)));
}
