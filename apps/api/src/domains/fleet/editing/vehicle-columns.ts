import { euros, type Language, type ManagedVehicle, type VehicleEdit, vehicleTypes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { vehicleName } from '@livree/i18n';
import { findPrimaryImage } from '../fleet.presenter.ts';
import type { VehicleRow } from '../fleet.repository.ts';
import { listNames } from '../vehicle-names.ts';
import { wordsIn } from '../vehicle-words.ts';

/** What is stored of an operator's edit. */
export const toColumns = (edit: VehicleEdit) => ({
  make: edit.make,
  model: edit.model,
  other_names: listNames(edit).join(' '),
  type: edit.type,
  class: edit.class,
  description: edit.description,
  hourly_price_cents: edit.pricePerHour?.cents ?? null,
  seats: edit.seats,
  luggage_capacity: edit.luggageCapacity,
  rating: Math.round(edit.rating * 10) / 10,
  transmission: edit.transmission,
  engine_type: edit.engineType,
  fuel_consumption: edit.fuelConsumption,
  fuel_type: edit.fuelType,
  power: edit.power,
  equipment: JSON.stringify(edit.equipment),
  insurance_until: edit.insuranceUntil,
  inspection_until: edit.inspectionUntil,
  licence_until: edit.licenceUntil,
  // A form of an earlier release does not know it.
  ...(edit.plate === undefined ? {} : { plate: edit.plate }),
});

/** The version of a vehicle's edit; that of a vehicle which nobody edited is its age. */
export const versionOf = ({ updated_at: updated, created_at: created }: VehicleRow): Date =>
  updated ?? created;

const knownType = z.enum(vehicleTypes);

/** A vehicle as its operators edit it: its French words, its papers and its version. @param language of its name */
export function presentManaged(row: VehicleRow, language: Language): ManagedVehicle {
  const { language: _, ...words } = wordsIn(row, 'fr');
  return {
    id: row.id,
    name: vehicleName(row, language),
    make: row.make,
    model: row.model,
    type: z.parse(knownType, row.type),
    class: row.class,
    ...words,
    pricePerHour: row.hourly_price_cents === null ? null : euros(row.hourly_price_cents),
    seats: row.seats,
    luggageCapacity: row.luggage_capacity,
    rating: Number(row.rating),
    fuelConsumption: row.fuel_consumption === null ? null : Number(row.fuel_consumption),
    insuranceUntil: row.insurance_until,
    inspectionUntil: row.inspection_until,
    licenceUntil: row.licence_until,
    plate: row.plate,
    isActive: row.is_active,
    primaryImage: findPrimaryImage(row),
    version: versionOf(row).toISOString(),
  };
}

/** The words that have translations. */
const worded = ['description', 'transmission', 'engine_type', 'fuel_type', 'power'] as const;

/** Whether an edit says something else in French, so that the translations would say something false. */
export function saysOtherwise(row: VehicleRow, columns: ReturnType<typeof toColumns>): boolean {
  return (
    worded.some((word) => row[word] !== columns[word]) || JSON.stringify(row.equipment) !== columns.equipment
  );
}
