import { euros, type Vehicle } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { VehicleRow } from './fleet.repository.ts';

const equipmentSchema = z.array(z.string());
const imagesSchema = z.array(z.object({ url: z.string(), isPrimary: z.boolean() }));

export const vehicleName = ({ make, model }: Pick<VehicleRow, 'make' | 'model'>): string =>
  `${make} ${model}`;

const primaryImageOf = (images: z.output<typeof imagesSchema>): string | null =>
  (images.find(({ isPrimary }) => isPrimary) ?? images[0])?.url ?? null;

export function presentVehicle(row: VehicleRow): Vehicle {
  const price = row.hourly_price_cents === null ? null : euros(row.hourly_price_cents);
  const images = z.parse(imagesSchema, row.images);
  return {
    id: row.id,
    make: row.make,
    model: row.model,
    name: vehicleName(row),
    type: row.type,
    class: row.class,
    description: row.description,
    price,
    pricePerHour: price,
    seats: row.seats,
    luggageCapacity: row.luggage_capacity,
    rating: Number(row.rating),
    transmission: row.transmission,
    engineType: row.engine_type,
    fuelConsumption: row.fuel_consumption === null ? null : Number(row.fuel_consumption),
    fuelType: row.fuel_type,
    power: row.power,
    equipment: z.parse(equipmentSchema, row.equipment),
    primaryImage: primaryImageOf(images),
    images,
    isActive: row.is_active,
  };
}

/** As much as a reservation shows of its vehicle. */
export function presentVehicleSummary(row: VehicleRow): {
  id: number;
  name: string;
  type: string;
  image: string | null;
} {
  return {
    id: row.id,
    name: vehicleName(row),
    type: row.type,
    image: primaryImageOf(z.parse(imagesSchema, row.images)),
  };
}
