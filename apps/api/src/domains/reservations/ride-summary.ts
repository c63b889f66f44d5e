import {
  type FollowedFlight,
  type Hire,
  type Language,
  languageSchema,
  type Traveller,
} from '@livree/contracts';
import type { ChildSeatKind } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { vehicleName } from '@livree/i18n';
import type { Deps } from '../../deps.ts';
import { vehiclesByIds } from '../fleet/index.ts';
import type { PricedTrip } from '../pricing/index.ts';
import { type Chauffeur, shownChauffeur } from './dispatch/chauffeur.ts';
import { notesOfRides } from './dispatch/ride-notes.repository.ts';
import { presentFlights } from './flights/present-flight.ts';
import { flightsOfRides } from './flights/ride-flights.repository.ts';
import { readChildAges, readChildSeats, readQuote, readStops } from './model/stored-quote.ts';
import { readTraveller } from './model/traveller.ts';
import type { Reservation } from './reservations.repository.ts';

/** The facts about a ride in mails and documents. */
export interface RideSummary {
  /** The customer's language, which the texts use. */
  readonly language: Language;
  readonly reference: string;
  readonly clientName: string;
  readonly pickupAt: Date;
  readonly returnAt: Date | null;
  readonly timeZone: string;
  /** From departure to destination. */
  readonly addresses: readonly string[];
  /** From where to where the way back goes. */
  readonly returnRoute: readonly [from: string, to: string] | null;
  readonly vehicle: string;
  readonly passengers: number;
  readonly bags: number | null;
  readonly extras: PricedTrip['extras'];
  readonly flightNumber: string | null;
  /** The day on which it lands, if it is not that of the pickup. */
  readonly flightDate: string | null;
  /** The flight as it stands, if the ride follows it. */
  readonly flight: FollowedFlight | null;
  readonly trainNumber: string | null;
  /** The same of the way back. */
  readonly returnFlightNumber: string | null;
  readonly returnFlightDate: string | null;
  readonly returnFlight: FollowedFlight | null;
  readonly returnTrainNumber: string | null;
  readonly signName: string | null;
  readonly childAges: readonly number[];
  readonly childSeats: readonly ChildSeatKind[];
  /** Who rides, if it is not the customer. */
  readonly traveller: Pick<Traveller, 'name' | 'phone'> | null;
  readonly specialRequests: string | null;
  /** Null for a ride by distance. */
  readonly hire: Hire | null;
  /** Null if the ride includes waiting, or its release did not know. */
  readonly freeWaiting: PricedTrip['freeWaiting'] | null;
  /** Before the way back; null without one. */
  readonly returnWaiting: PricedTrip['returnWaiting'] | null;
  readonly totalCents: number;
  /** Null until an operator names one. */
  readonly chauffeur: Chauffeur | null;
}

export async function rideSummary(deps: Pick<Deps, 'db' | 'config'>, row: Reservation): Promise<RideSummary> {
  const { db } = deps;
  const [vehicle] = await vehiclesByIds(db, [row.vehicle_id]);
  const notes = (await notesOfRides(db, [row.id])).get(row.id);
  const language = z.parse(languageSchema, row.language);
  const { extras, hire, freeWaiting, returnWaiting } = readQuote(row);
  return {
    language,
    reference: row.reference,
    clientName: row.client_name,
    pickupAt: row.pickup_at,
    returnAt: row.return_at,
    timeZone: row.time_zone,
    addresses: [row.pickup_address, ...readStops(row), row.destination_address],
    returnRoute: findReturnRoute(row),
    vehicle: vehicle ? vehicleName(vehicle, language) : '',
    passengers: row.passengers_count,
    bags: row.bags_count,
    extras,
    flightNumber: row.flight_number,
    flightDate: row.flight_date,
    ...presentFlights(deps, row, (await flightsOfRides(db, [row.id])).get(row.id)),
    trainNumber: row.train_number,
    returnFlightNumber: row.return_flight_number,
    returnFlightDate: row.return_flight_date,
    returnTrainNumber: row.return_train_number,
    signName: row.sign_name,
    childAges: readChildAges(row),
    childSeats: readChildSeats(row),
    traveller: readTraveller(row),
    specialRequests: row.special_requests,
    hire: hire ?? null,
    freeWaiting: freeWaiting ?? null,
    returnWaiting: returnWaiting ?? null,
    totalCents: row.total_cents,
    chauffeur: shownChauffeur(row, notes),
  };
}

/** The way back reverses the outbound trip unless the customer asked for other places. */
export function findReturnRoute(row: Reservation): RideSummary['returnRoute'] {
  if (!row.round_trip && row.return_at === null) return null;
  return [
    row.return_pickup_address ?? row.destination_address,
    row.return_destination_address ?? row.pickup_address,
  ];
}
