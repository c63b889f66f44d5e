import { euros, type Language, type Vehicle } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { vehicleName } from '@livree/i18n';
import type { VehicleRow } from './fleet.repository.ts';
import { wordsIn } from './vehicle-words.ts';

const imagesSchema = z.array(z.object({ url: z.string(), isPrimary: z.boolean() }));

const findPrimary = (images: z.output<typeof imagesSchema>): string | null =>
  (images.find(({ isPrimary }) => isPrimary) ?? images[0])?.url ?? null;

/** The address of the picture that stands for a vehicle. */
export const findPrimaryImage = (row: Pick<VehicleRow, 'images'>): string | null =>
  findPrimary(z.parse(imagesSchema, row.images));

/** @param leastCents the least that a ride with it costs */
export function presentVehicle(row: VehicleRow, language: Language, leastCents: number): Vehicle {
  const price = row.hourly_price_cents === null ? null : euros(row.hourly_price_cents);
  const images = z.parse(imagesSchema, row.images);
  return {
    id: row.id,
    make: row.make,
    model: row.model,
    name: vehicleName(row, language),
    type: row.type,
    class: row.class,
    price,
    pricePerHour: price,
    ridePriceFrom: euros(leastCents),
    seats: row.seats,
    luggageCapacity: row.luggage_capacity,
    rating: Number(row.rating),
    fuelConsumption: row.fuel_consumption === null ? null : Number(row.fuel_consumption),
    ...wordsIn(row, language),
    primaryImage: findPrimary(images),
    images,
    isActive: row.is_active,
  };
}

/** The fields of a vehicle in a reservation. */
export function presentVehicleSummary(
  row: VehicleRow,
  language: Language,
): {
  id: number;
  name: string;
  type: string;
  image: string | null;
} {
  return {
    id: row.id,
    name: vehicleName(row, language),
    type: row.type,
    image: findPrimaryImage(row),
  };
}
