import type {
  Language,
  Reservation as ReservationAnswer,
  Transaction as TransactionAnswer,
} from '@livree/contracts';
import type { Deps } from '../../deps.ts';
import { presentVehicleSummary, vehiclesByIds } from '../fleet/index.ts';
import { askedCents, presentTransaction, transactionsOfReservations } from '../payments/index.ts';
import { shownChauffeur } from './dispatch/chauffeur.ts';
import { notesOfRides } from './dispatch/ride-notes.repository.ts';
import { presentFlights } from './flights/present-flight.ts';
import { flightsOfRides } from './flights/ride-flights.repository.ts';
import { hasTracking } from './flights/tracking.ts';
import { presentReservation } from './reservations.presenter.ts';
import type { Reservation } from './reservations.repository.ts';

export interface Presented {
  readonly reservation: ReservationAnswer;
  readonly transactions: TransactionAnswer[];
}

/** Reads the related data of the reservations with a query for each kind, and presents them in order. */
export async function presentReservations(
  deps: Deps,
  rows: readonly Reservation[],
  language: Language,
): Promise<Presented[]> {
  const { db, clock } = deps;
  const ids = rows.map(({ id }) => id);
  const transactions = await transactionsOfReservations(db, ids);
  const notes = await notesOfRides(db, ids);
  const flights = await flightsOfRides(
    db,
    rows.filter(hasTracking).map(({ id }) => id),
  );
  const vehicles = await vehiclesByIds(db, [...new Set(rows.map(({ vehicle_id: id }) => id))]);
  const now = clock.now();
  return rows.map((row) => {
    const vehicle = vehicles.find(({ id }) => id === row.vehicle_id);
    if (!vehicle) throw new Error(`There is no vehicle ${row.vehicle_id}`);
    const own = transactions.filter(({ reservation_id: id }) => id === row.id);
    return {
      reservation: presentReservation(row, {
        vehicle: presentVehicleSummary(vehicle, language),
        transactions: own,
        flights: presentFlights(deps, row, flights.get(row.id)),
        chauffeur: shownChauffeur(row, notes.get(row.id)),
        language,
        now,
      }),
      transactions: own.map((transaction) =>
        presentTransaction({ ...transaction, asked_cents: askedCents(transaction, own) }, row),
      ),
    };
  });
}
