import { euros, type listRoutes, vehicleTypes } from '@livree/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { everyKeptVehicle, toKeptFilter, type VehicleRow } from '../../fleet/index.ts';
import { sayWord } from '../file-reader.ts';
import type { ListFile } from '../register-list-file.ts';

/** The fleet with its papers as a file. */
export const vehiclesFile = (db: Connection): ListFile<typeof listRoutes.vehicles, VehicleRow> => ({
  rows: ({ query }) => everyKeptVehicle(db, toKeptFilter(query)),
  columns: ({ t, common }) => [
    [t('column.number'), ({ id }) => id],
    [t('column.plate'), ({ plate }) => plate],
    [t('column.make'), ({ make }) => make],
    [t('column.model'), ({ model }) => model],
    [t('column.type'), ({ type }) => sayWord(vehicleTypes, type, (known) => common(`vehicleType.${known}`))],
    [t('column.class'), (row) => common(`plan.${row.class}`)],
    [t('column.passengers'), ({ seats }) => seats],
    [t('column.bags'), (row) => row.luggage_capacity],
    [t('column.pricePerHour'), ({ hourly_price_cents: cents }) => (cents === null ? null : euros(cents))],
    [t('column.rating'), ({ rating }) => Number(rating)],
    [t('column.offer'), (row) => t(row.is_active ? 'word.offered' : 'word.retired')],
    [t('column.insuranceUntil'), (row) => row.insurance_until],
    [t('column.inspectionUntil'), (row) => row.inspection_until],
    [t('column.licenceUntil'), (row) => row.licence_until],
  ],
});
