import { euros, type Day, type Language } from '@livree/contracts';
import { Temporal } from 'temporal-polyfill';
import type { Deps } from '../../deps.ts';
import { activeVehicles, presentVehicleSummary, vehiclesByIds } from '../fleet/index.ts';
import { absencesBetween, presentAbsence } from '../reservations/index.ts';
import { ridesBetween, type DayRideRow } from './day.repository.ts';

/** A day of the operator's zone with its vehicles: those on offer, and others that have a ride. */
export async function readDay(
  { db, clock, config: { timeZone } }: Pick<Deps, 'db' | 'clock' | 'config'>,
  asked: string | undefined,
  language: Language,
): Promise<Day> {
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime());
  const date = asked ?? now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const midnight = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  const day = Temporal.PlainDate.from(date);
  const [start, end] = [midnight(day), midnight(day.add({ days: 1 }))];
  const rides = await ridesBetween(db, start, end);
  const active = await activeVehicles(db);
  const offered = new Set(active.map(({ id }) => id));
  const others = rides.map(({ vehicle_id: id }) => id).filter((id) => !offered.has(id));
  const vehicles = [...active, ...(await vehiclesByIds(db, [...new Set(others)]))];
  return {
    date,
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
    timezone: timeZone,
    vehicles: vehicles.map((row) => {
      const { id, name } = presentVehicleSummary(row, language);
      return { id, name, seats: row.seats };
    }),
    rides: rides.map(presentRide),
    absences: (await absencesBetween(db, start, end)).map(presentAbsence),
  };
}

const presentRide = (row: DayRideRow): Day['rides'][number] => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  isPaid: row.is_paid,
  isPaidElsewhere: row.paid_elsewhere,
  vehicleId: row.vehicle_id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  pickupAddress: row.pickup_address,
  destinationAddress: row.destination_address,
  clientName: row.client_name,
  totalPrice: euros(row.total_cents),
});
