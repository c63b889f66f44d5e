import type { Connection } from '../../platform/db/index.ts';
import { vehiclesByIds } from '../fleet/index.ts';
import type { SoldTrip } from '../pricing/index.ts';
import { toSoldRequest } from './changes/sold-request.ts';
import { readQuote } from './model/stored-quote.ts';
import { lastReservations } from './reservation-list.repository.ts';

/** Reads the last rides that were sold and not cancelled, the newest first. */
export const lastSoldTrips =
  (db: Connection) =>
  async (most: number): Promise<SoldTrip[]> => {
    const rows = await lastReservations(db, most);
    const vehicles = await vehiclesByIds(db, [...new Set(rows.map(({ vehicle_id: id }) => id))]);
    const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
    return rows.flatMap((row) => {
      const vehicle = byId.get(row.vehicle_id);
      const { id, reference } = row;
      return vehicle ? [{ id, reference, vehicle, trip: toSoldRequest(row), quote: readQuote(row) }] : [];
    });
  };
