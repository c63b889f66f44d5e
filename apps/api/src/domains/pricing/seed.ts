import { defaultTariff } from '@livree/pricing';
import type { Connection } from '../../platform/db/index.ts';
import { addMissingTariffs } from './tariffs.repository.ts';

const createdAt = new Date(Date.UTC(2026, 0, 5));

/** The specification's defaults, and three cities with their own base price and price per kilometre (cents). */
export async function seedTariffs(db: Connection): Promise<void> {
  const tariff = (name: string, city: string | null, base: number, perKm: number, minimum: number) => ({
    name,
    version: `${(city ?? 'default').toLowerCase()}-1`,
    city,
    vehicle_id: null,
    base_cents: base,
    per_km_cents: perKm,
    per_hour_cents: defaultTariff.perHour,
    per_stop_cents: defaultTariff.perStop,
    minimum_cents: minimum,
    maximum_cents: null,
    created_at: createdAt,
  });
  await addMissingTariffs(db, [
    tariff('Tarif standard', null, defaultTariff.base, defaultTariff.perKm, defaultTariff.minimum),
    tariff('Paris', 'Paris', 1800, 270, 3500),
    tariff('Lyon', 'Lyon', 1600, 250, 3000),
    tariff('Nice', 'Nice', 1700, 280, 3000),
  ]);
}
