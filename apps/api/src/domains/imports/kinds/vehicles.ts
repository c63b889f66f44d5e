import { importedVehicle } from '@livree/contracts';
import { readInput } from '../../../platform/http/index.ts';
import { foldPlate, insertVehicle, vehiclesByPlates } from '../../fleet/index.ts';
import { readDay, readList, readNumber } from '../model/read-cells.ts';
import { joinTexts, readText } from '../model/read-text.ts';
import { readClass, readType } from '../model/read-word.ts';
import type { Kind } from './kind.ts';

/** What a row may leave out, as an empty form has it. */
const unsaid = {
  price_per_hour: null,
  rating: 5,
  fuel_deconsuption: null,
  equipment: [],
  insurance_until: null,
  inspection_until: null,
  licence_until: null,
};

/** Vehicles, by the rules of the form; the same plate is the same vehicle. */
export const vehiclesKind: Kind = {
  columns: [
    { field: 'plate', isRequired: true },
    { field: 'marque', isRequired: true },
    { field: 'model', isRequired: true },
    { field: 'type', isRequired: true, read: readType },
    { field: 'class', isRequired: true, read: readClass },
    { field: 'number_of_seats', isRequired: true, read: readNumber },
    { field: 'luggage_capacity', isRequired: true, read: readNumber },
    { field: 'description', isRequired: true },
    { field: 'transmission', isRequired: true },
    { field: 'engine_type', isRequired: true },
    { field: 'fuel_type', isRequired: true },
    { field: 'power', isRequired: true },
    { field: 'fuel_deconsuption', isRequired: false, read: readNumber },
    { field: 'price_per_hour', isRequired: false, read: readNumber },
    { field: 'rating', isRequired: false, read: readNumber },
    { field: 'equipment', isRequired: false, read: readList },
    { field: 'insurance_until', isRequired: false, read: readDay },
    { field: 'inspection_until', isRequired: false, read: readDay },
    { field: 'licence_until', isRequired: false, read: readDay },
  ],
  mostRows: 2000,
  identify: ({ plate }) => foldPlate(readText(plate) ?? '') || undefined,
  label: ({ plate, marque, model }) => joinTexts([plate, marque, model]),
  find: vehiclesByPlates,
  open:
    ({ clock }) =>
    async (body) => {
      const edit = readInput(importedVehicle, { ...unsaid, ...body });
      return (trx, bringer) => insertVehicle(trx, { edit, ...bringer, now: clock.now() });
    },
};
