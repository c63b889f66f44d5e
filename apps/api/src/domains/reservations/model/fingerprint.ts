import { findDestination, type ReservationRequest } from '@livree/contracts';
import { createFingerprint } from '../../../platform/idempotency/index.ts';
import type { PaymentChoice } from './payment-choice.ts';

/** Equal for two requests that reserve the same ride for the same people, with any payment method. */
export function rideFingerprint(request: ReservationRequest): string {
  return createFingerprint([
    request.vehicleId,
    request.pickupAddress,
    findDestination(request),
    request.pickupAt,
    request.returnAt ?? null,
    request.stops ?? [],
    request.roundTrip ?? false,
    request.returnPickupAddress ?? null,
    request.returnDestinationAddress ?? null,
    request.serviceType ?? null,
    request.plan ?? null,
    request.extras ?? [],
    request.passengers ?? 1,
    request.specialRequests ?? null,
    request.clientName ?? null,
    request.clientEmail ?? null,
    request.clientPhone ?? null,
    ...listNeeds(request),
    ...(request.traveller ? [request.traveller] : []),
    ...(request.flightDate ? [['flight', request.flightDate]] : []),
    ...(request.trainNumber ? [['train', request.trainNumber]] : []),
    ...(request.returnFlightNumber
      ? [['return flight', request.returnFlightNumber, request.returnFlightDate ?? null]]
      : []),
    ...(request.returnTrainNumber ? [['return train', request.returnTrainNumber]] : []),
    ...(request.childSeats?.length ? [['seats', request.childSeats]] : []),
  ]);
}

/** Nothing for a ride without any of them, so that a draft of an earlier release keeps its fingerprint. */
function listNeeds({ hireHours, bags, flightNumber, signName, childAges }: ReservationRequest): unknown[] {
  const needs = [hireHours, bags, flightNumber, signName, childAges].map((need) => need ?? null);
  return needs.some((need) => need !== null) ? needs : [];
}

/** Equal for two choices of the same payment method. */
export function paymentFingerprint({ method, paymentMethodId }: PaymentChoice): string {
  return createFingerprint([method, paymentMethodId]);
}
