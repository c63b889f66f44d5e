import {
  childSeatForAge,
  findDestination,
  euros,
  type Reservation,
  type ReservationRequest,
  type User,
} from '@livree/contracts';
import { buildReservation } from '../builders/reservations.ts';
import { requireBookable } from './booking-rules.ts';
import type { FakeCall } from './handler.ts';
import { findPlace } from './places.ts';
import { priceRide, settlePrice, vehicleById } from './quoting.ts';
import { FakeRefusal } from './refusal.ts';
import { toHire, findFreeWaiting, findRidePlaces } from './ride-terms.ts';

const mostHolds = 3;

/**
 * A new pending reservation at the server's own price. @throws FakeRefusal if the browser's price is wrong, or too
 * many reservations are unpaid
 */
export function newReservation(request: ReservationRequest, customer: User, call: FakeCall): Reservation {
  const vehicle = vehicleById(call, request.vehicleId);
  const { fare, drives } = priceRide(request, vehicle, call);
  settlePrice(request, fare.total, call);
  requireBookable(request, { vehicle, customer, call });
  const held = call.state.reservations.filter(({ status }) => status === 'pending').length;
  if (held >= mostHolds) throw new FakeRefusal('reservations.too_many_holds', { count: mostHolds });
  const id = Math.max(100, ...call.state.reservations.map((reservation) => reservation.id)) + 1;
  return buildReservation({
    ...toTrip(request),
    id,
    reference: `LIV-${String(id).padStart(6, '0')}`,
    status: 'pending',
    vehicleId: vehicle.id,
    vehicle: { id: vehicle.id, name: vehicle.name, type: vehicle.type, image: vehicle.primaryImage },
    timezone: findPlace(request.pickupAddress)?.timeZone ?? 'Europe/Paris',
    totalPrice: euros(fare.total),
    hire: toHire(request, call),
    freeWaiting: findFreeWaiting(request, call),
    ...findRidePlaces(request),
    lines: [...fare.lines],
    distanceKm: drives.there === null ? null : drives.there.distance.value / 1000,
    distanceText: drives.there?.distance.text ?? null,
    durationSeconds: drives.there?.duration.value ?? null,
    durationText: drives.there?.duration.text ?? null,
    clientName: request.clientName ?? customer.name,
    clientEmail: request.clientEmail ?? customer.email,
    clientPhone: request.clientPhone ?? customer.phone,
    paymentProvider: request.paymentProvider ?? 'card',
    // Like the API, without a payment method no provider knows the payment.
    paymentIntentId: request.paymentProvider || request.paymentMethodId ? nameIntent(id) : null,
    paymentStatus: 'pending',
    holdExpiresAt: new Date(call.now.getTime() + call.state.config.holdMinutes * 60_000).toISOString(),
    canCancel: false,
    createdAt: call.now.toISOString(),
  });
}

function toTrip(request: ReservationRequest): Partial<Reservation> {
  return {
    serviceType: request.serviceType ?? null,
    plan: request.plan ?? null,
    pickupAddress: request.pickupAddress,
    destinationAddress: findDestination(request),
    stops: request.stops ?? [],
    roundTrip: request.roundTrip ?? false,
    returnPickupAddress: request.returnPickupAddress ?? null,
    returnDestinationAddress: request.returnDestinationAddress ?? null,
    pickupAt: request.pickupAt,
    returnAt: request.returnAt ?? null,
    passengers: request.passengers ?? 1,
    specialRequests: request.specialRequests ?? null,
    extras: request.extras ?? [],
    bags: request.bags ?? null,
    flightNumber: request.flightNumber ?? null,
    flightDate: request.flightDate ?? null,
    trainNumber: request.trainNumber ?? null,
    returnFlightNumber: request.returnFlightNumber ?? null,
    returnFlightDate: request.returnFlightDate ?? null,
    returnTrainNumber: request.returnTrainNumber ?? null,
    signName: request.signName ?? null,
    childAges: request.childAges ?? [],
    childSeats: (request.childAges ?? []).map((age, index) =>
      childSeatForAge(age, request.childSeats?.[index]),
    ),
    traveller: request.traveller ?? null,
  };
}

/** The payment of a reservation at its provider. */
export const nameIntent = (reservationId: number): string => `pi_fake_${reservationId}`;

/** Changes a reservation and returns it. */
export function change(call: FakeCall, reservation: Reservation, changes: Partial<Reservation>): Reservation {
  const changed = { ...reservation, ...changes };
  call.state.reservations = call.state.reservations.map((kept) => (kept.id === changed.id ? changed : kept));
  return changed;
}

export function reservationById({ state }: FakeCall, id: number): Reservation {
  const reservation = state.reservations.find((candidate) => candidate.id === id);
  if (reservation === undefined) throw new FakeRefusal('reservations.not_found');
  return reservation;
}
