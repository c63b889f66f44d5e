import type { Connection } from '../../platform/db/index.ts';
import { type DemoTariff, demoTariffs, demoVehicleRates } from './data/demo-tariffs.ts';
import { addMissingTariffs } from './tariffs.repository.ts';

const createdAt = new Date(Date.UTC(2026, 0, 5));

const takeShare = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

/** The rates of all vehicles, then those of each vehicle, everywhere and in each city. */
export async function seedTariffs(db: Connection): Promise<void> {
  const general = demoTariffs.map((tariff) => toRow(tariff, null, 100));
  const own = demoVehicleRates.flatMap(({ vehicleId, name, percent }) =>
    demoTariffs.map((tariff) =>
      toRow({ ...tariff, name: tariff.city ? `${name}, ${tariff.city}` : name }, vehicleId, percent),
    ),
  );
  await addMissingTariffs(db, [...general, ...own]);
}

function toRow({ name, city, ...rates }: DemoTariff, vehicleId: number | null, percent: number) {
  const scope = [city ?? 'default', ...(vehicleId === null ? [] : ['vehicle', vehicleId])];
  return {
    name,
    version: `${scope.join('-').toLowerCase()}-1`,
    city,
    vehicle_id: vehicleId,
    base_cents: takeShare(rates.base, percent),
    per_km_cents: takeShare(rates.perKm, percent),
    per_hour_cents: takeShare(rates.perHour, percent),
    per_stop_cents: takeShare(rates.perStop, percent),
    minimum_cents: takeShare(rates.minimum, percent),
    maximum_cents: null,
    created_at: createdAt,
  };
}
