import type { ReservationRequest } from '@livree/contracts';
import { createFingerprint } from '../../../platform/idempotency/index.ts';
import type { PaymentChoice } from './payment-choice.ts';

/** Equal for two requests that reserve the same ride for the same people, with any payment method. */
export function rideFingerprint(request: ReservationRequest): string {
  return createFingerprint([
    request.vehicleId,
    request.pickupAddress,
    request.destinationAddress,
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
  ]);
}

/** Equal for two choices of the same payment method. */
export function paymentFingerprint({ method, paymentMethodId }: PaymentChoice): string {
  return createFingerprint([method, paymentMethodId]);
}
