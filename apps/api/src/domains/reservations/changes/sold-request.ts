import {
  type ReservationRequest,
  type RideChange,
  plans,
  reservationRequest,
  serviceTypes,
} from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { Temporal } from 'temporal-polyfill';
import { localTime } from '../../../platform/local-time.ts';
import { readChildAges, readChosenSeats, readQuote, readStops } from '../model/stored-quote.ts';
import { readTraveller } from '../model/traveller.ts';
import type { Reservation } from '../reservations.repository.ts';

/** The request that would book a stored ride as it is. */
export function toSoldRequest(row: Reservation): ReservationRequest {
  const { extras, hire } = readQuote(row);
  return {
    vehicleId: row.vehicle_id,
    pickupAddress: row.pickup_address,
    destinationAddress: row.destination_address,
    pickupAt: localTime(row.pickup_at, row.time_zone),
    returnAt: row.return_at && localTime(row.return_at, row.time_zone),
    stops: readStops(row),
    roundTrip: row.round_trip,
    returnPickupAddress: row.return_pickup_address,
    returnDestinationAddress: row.return_destination_address,
    serviceType: serviceTypes.find((type) => type === row.service_type) ?? null,
    plan: plans.find((plan) => plan === row.plan) ?? null,
    ...(hire && { hireHours: hire.hours }),
    extras: [...extras],
    passengers: row.passengers_count,
    bags: row.bags_count,
    flightNumber: row.flight_number,
    flightDate: row.flight_date,
    trainNumber: row.train_number,
    returnFlightNumber: row.return_flight_number,
    returnFlightDate: row.return_flight_date,
    returnTrainNumber: row.return_train_number,
    signName: row.sign_name,
    childAges: readChildAges(row),
    childSeats: readChosenSeats(row),
    specialRequests: row.special_requests,
    traveller: readTraveller(row),
    clientName: row.client_name,
    clientEmail: row.client_email,
    clientPhone: row.client_phone,
  };
}

/** A ride with what is to be different. Another vehicle takes it out of its plan; at a pickup of another day, the flight is that day's. */
export function changedRequest(sold: ReservationRequest, change: RideChange): ReservationRequest {
  const { vehicleId, pickupAddress, pickupAt, ...optional } = change;
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  const isOther = vehicleId != null && vehicleId !== sold.vehicleId;
  return {
    ...sold,
    // Seats belong to the ages for which they were chosen.
    ...(change.childAges && { childSeats: null }),
    flightDate: moveDay(sold.flightDate, sold.pickupAt, pickupAt),
    returnFlightDate: moveDay(sold.returnFlightDate, sold.returnAt, change.returnAt),
    ...given,
    vehicleId: vehicleId ?? sold.vehicleId,
    pickupAddress: pickupAddress ?? sold.pickupAddress,
    pickupAt: pickupAt ?? sold.pickupAt,
    ...(isOther && { plan: null }),
  };
}

type Moment = string | null | undefined;

/** The day of a landing before a pickup that moves. */
function moveDay(landing: string | null | undefined, from: Moment, to: Moment): string | null | undefined {
  if (!landing || !from || !to) return landing;
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to));
  return Temporal.PlainDate.from(landing).add(days).toString();
}

const wire = z.custom<z.input<typeof reservationRequest>>();

/** A request as text that later releases can read. */
export const writeRequest = (request: ReservationRequest): string =>
  JSON.stringify(z.encode(reservationRequest, request));

export const readRequest = (stored: unknown): ReservationRequest =>
  z.decode(reservationRequest, z.parse(wire, stored));

/** How a ride was paid is told with its payments. */
const hows: ReadonlySet<string> = new Set([
  'payment_provider',
  'payment_data',
  'payment_method_id',
  'save_card',
  'return_path',
  'quote',
]);

/** The ride of a stored request with wire names. */
export const describeTrip = (stored: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(z.encode(reservationRequest, readRequest(stored))).filter(([name]) => !hows.has(name)),
  );
