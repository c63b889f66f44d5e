import type { Language, ReservationRequest } from '@livree/contracts';
import { defaultCancellationPolicy, occupiedPeriod } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { AppError, type Caller } from '../../../platform/http/index.ts';
import type { PaymentDependencies, Transaction } from '../../payments/index.ts';
import { type PricedRide, priceRide } from '../../pricing/index.ts';
import { rideFingerprint } from '../model/fingerprint.ts';
import type { KeptQuote } from '../model/kept-quote.ts';
import { newReference } from '../model/reference.ts';
import { paymentChoice } from '../model/payment-choice.ts';
import type { NewReservation } from '../reservations.repository.ts';
import { checkAgreedPrice } from './check-agreed-price.ts';
import { holdVehicle } from './hold-vehicle.ts';
import { payReservation } from './pay-reservation.ts';
import { sameRequest } from './replay-answer.ts';

export type Booking = {
  readonly request: ReservationRequest;
  readonly customer: Caller;
  readonly language: Language;
  readonly key: string | null;
};

type Dependencies = Deps & { readonly payments: PaymentDependencies };

/**
 * Reserves a ride and opens its payment. A repeated key goes on with the reservation of the first call, so that a
 * call whose answer was lost is repeated without a second reservation or charge.
 * @throws AppError 409 when the vehicle is taken, 422 when price, distance or key do not match, 504 without the provider's answer
 */
export async function createReservation(deps: Dependencies, booking: Booking): Promise<Transaction> {
  const known = (await sameRequest(deps.db, booking))?.reservation_id;
  const choice = paymentChoice(booking.request);
  if (known) return payReservation(deps.payments, known, choice);
  const ride = await priceRide(deps, booking.request, booking.language);
  checkAgreedPrice(booking.request, ride, booking.language);
  const held = await holdVehicle(deps, { row: newRow(deps, booking, ride), key: booking.key, choice });
  const reservationId = held?.id ?? (await sameRequest(deps.db, booking))?.reservation_id;
  if (!reservationId) throw new AppError('reservations.idempotency_in_progress');
  return payReservation(deps.payments, reservationId, choice);
}

function newRow({ clock, config }: Dependencies, booking: Booking, ride: PricedRide): NewReservation {
  const { request, customer, language } = booking;
  const now = clock.now();
  return {
    reference: newReference(),
    customer_id: customer.id,
    vehicle_id: request.vehicleId,
    status: 'pending',
    period: occupiedPeriod({
      pickup: ride.pickupAt,
      seconds: ride.outbound?.seconds ?? 0,
      ...(ride.returnAt && { return: { pickup: ride.returnAt, seconds: ride.return?.seconds ?? 0 } }),
      turnaroundSeconds: config.turnaroundMinutes * 60,
    }),
    pickup_at: ride.pickupAt,
    return_at: ride.returnAt,
    time_zone: ride.timeZone,
    hold_expires_at: new Date(now.getTime() + config.holdMinutes * 60_000),
    client_name: request.clientName ?? customer.name,
    client_email: request.clientEmail ?? customer.email,
    client_phone: request.clientPhone ?? customer.phone,
    ...rideColumns(request),
    distance_metres: ride.outbound?.metres ?? null,
    duration_seconds: ride.outbound?.seconds ?? null,
    total_cents: ride.fare.total,
    quote: JSON.stringify(keptQuoteOf(request, ride)),
    fingerprint: rideFingerprint(request),
    language,
    cancellation_cause: null,
    cancellation_reason: null,
    cancelled_at: null,
    created_at: now,
    updated_at: now,
  };
}

const rideColumns = (request: ReservationRequest) => ({
  pickup_address: request.pickupAddress,
  destination_address: request.destinationAddress,
  stops: JSON.stringify(request.stops ?? []),
  round_trip: request.roundTrip ?? false,
  return_pickup_address: request.returnPickupAddress ?? null,
  return_destination_address: request.returnDestinationAddress ?? null,
  service_type: request.serviceType ?? null,
  plan: request.plan ?? null,
  passengers_count: request.passengers ?? 1,
  special_requests: request.specialRequests ?? null,
});

const keptQuoteOf = (request: ReservationRequest, ride: PricedRide): KeptQuote => ({
  tariffVersion: ride.tariffVersion,
  total: ride.fare.total,
  lines: ride.fare.lines.map((line) => ({ ...line })),
  outbound: ride.outbound,
  return: ride.return,
  extras: request.extras ?? [],
  policy: defaultCancellationPolicy,
});
