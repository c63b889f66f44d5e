import { findDestination, type ReservationRequest } from '@livree/contracts';
import { isRoundTrip } from '@livree/pricing';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import { createFingerprint } from '../../../platform/idempotency/index.ts';
import { currentTermsVersion } from '../../legal/index.ts';
import type { PricedTrip } from '../../pricing/index.ts';
import type { Slot } from '../holds.repository.ts';
import type { NewReservation } from '../reservations.repository.ts';
import type { Booking } from './booking.ts';
import { rideFingerprint } from './fingerprint.ts';
import { newReference } from './reference.ts';
import { ridePeriod } from './ride-period.ts';
import type { RideTimes } from './ride-times.ts';
import { findOccupiedLeg } from './stored-quote.ts';
import { writeTraveller } from './traveller.ts';

export type SoldRide = RideTimes & { readonly priced: PricedTrip };

/** A pending reservation that holds its vehicle for the time the customer has to pay. */
export function newReservation(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { request, customer, language, address, desk }: Booking,
  { pickup, returnPickup, priced }: SoldRide,
): NewReservation {
  const now = clock.now();
  const sold = { pickup, returnPickup, priced };
  return {
    ...soldColumns(request, sold),
    reference: newReference(),
    customer_id: customer.id,
    client_name: request.clientName ?? customer.name,
    client_email: request.clientEmail ?? customer.email,
    client_phone: request.clientPhone ?? customer.phone,
    language,
    status: 'pending',
    held_from: desk ? null : createFingerprint([address]),
    hold_expires_at: desk
      ? new Date(Math.min(desk.payUntil.getTime(), pickup.getTime()))
      : new Date(now.getTime() + config.holdMinutes * 60_000),
    period: occupiedSlot(config, request, sold).period,
    terms_version: request.termsVersion ?? currentTermsVersion({ config, now }),
    campaign: request.campaign || null,
    cancellation_cause: null,
    cancellation_reason: null,
    cancelled_at: null,
    created_at: now,
    updated_at: now,
  };
}

/** What is stored of a ride that was sold: the journey, its needs, its times and its price. */
export const soldColumns = (request: ReservationRequest, { pickup, returnPickup, priced }: SoldRide) => ({
  ...rideColumns(request),
  ...drivenColumns(priced),
  pickup_at: pickup,
  return_at: returnPickup,
  time_zone: priced.timeZone,
  total_cents: priced.total,
  quote: JSON.stringify(priced),
  fingerprint: rideFingerprint(request),
});

/** The vehicle that a ride occupies, and for how long. */
export const occupiedSlot = (
  { turnaroundMinutes }: Pick<Config, 'turnaroundMinutes'>,
  { vehicleId }: ReservationRequest,
  { pickup, returnPickup, priced }: SoldRide,
): Slot => ({
  vehicleId,
  period: ridePeriod(
    { pickup, returnPickup, outbound: findOccupiedLeg(priced), back: priced.return },
    turnaroundMinutes,
  ),
});

const rideColumns = (request: ReservationRequest) => ({
  vehicle_id: request.vehicleId,
  pickup_address: request.pickupAddress,
  destination_address: findDestination(request),
  stops: JSON.stringify(request.stops ?? []),
  round_trip: isRoundTrip(request),
  return_pickup_address: request.returnPickupAddress ?? null,
  return_destination_address: request.returnDestinationAddress ?? null,
  service_type: request.serviceType ?? null,
  plan: request.plan ?? null,
  passengers_count: request.passengers ?? 1,
  special_requests: request.specialRequests ?? null,
  bags_count: request.bags ?? null,
  flight_number: request.flightNumber ?? null,
  flight_date: request.flightDate ?? null,
  train_number: request.trainNumber ?? null,
  ...returnColumns(request),
  sign_name: request.signName ?? null,
  child_ages: JSON.stringify(request.childAges ?? []),
  child_seats: request.childSeats ? JSON.stringify(request.childSeats) : null,
  traveller: writeTraveller(request.traveller),
});

/** With what a traveller arrives before the way back; nothing for a ride without one. */
function returnColumns(request: ReservationRequest) {
  const hasReturn = isRoundTrip(request);
  return {
    return_flight_number: (hasReturn && request.returnFlightNumber) || null,
    return_flight_date: (hasReturn && request.returnFlightDate) || null,
    return_train_number: (hasReturn && request.returnTrainNumber) || null,
  };
}

/** Over both drives, as the quote showed them; a ride by the hour has its hours. */
function drivenColumns({ outbound, return: back, hire }: PricedTrip) {
  if (hire) return { distance_metres: null, duration_seconds: hire.hours * 3600 };
  if (!outbound) return { distance_metres: null, duration_seconds: null };
  return {
    distance_metres: outbound.metres + (back?.metres ?? 0),
    duration_seconds: outbound.seconds + (back?.seconds ?? 0),
  };
}
