import type { ReservationRequest } from '@livree/contracts';
import { isHire } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { vehicleById } from '../../fleet/index.ts';
import { readTermsVersion } from '../../legal/index.ts';
import type { TimedPayments, Transaction } from '../../payments/index.ts';
import { settlePrice } from '../../pricing/index.ts';
import { readBookableTimes, readPlannedTimes } from '../model/bookable-times.ts';
import type { Booking } from '../model/booking.ts';
import { type SoldRide, newReservation } from '../model/new-reservation.ts';
import { choosesPayment, paymentChoice } from '../model/payment-choice.ts';
import { requireChildrenCounted, requirePhone, requireSpace, requireWishes } from '../model/ride-needs.ts';
import { checkDistance } from './check-distance.ts';
import { holdVehicle } from './hold-vehicle.ts';
import { payReservation } from './pay-reservation.ts';
import { toKeyedRequest, findStoredReservation } from './stored-response.ts';

type Dependencies = Deps & { readonly payments: TimedPayments };

/**
 * Reserves a ride, opens its payment, and pays it if the request says how. A repeated key continues with the reservation of the first call, so a call
 * with a lost answer can be repeated without a second reservation or charge.
 * @throws AppError 409 if the vehicle is taken, 422 if times, price, distance or key do not match, 504 without the
 * provider's answer
 */
export async function createReservation(deps: Dependencies, booking: Booking): Promise<Transaction> {
  const known = await findStoredReservation(deps.db, booking);
  const choice = paymentChoice(booking.request);
  const paid = choosesPayment(booking.request) ? choice : null;
  if (known) return payReservation(deps.payments, known, paid);
  const row = newReservation(deps, booking, await sell(deps, booking));
  const { desk } = booking;
  const held = await holdVehicle(deps, {
    row,
    keyed: toKeyedRequest(booking),
    choice,
    ...(desk && { desk }),
  });
  const reservationId = held?.id ?? (await findStoredReservation(deps.db, booking));
  if (!reservationId) throw new AppError('reservations.idempotency_in_progress');
  return payReservation(deps.payments, reservationId, paid);
}

/** Validates the request and settles its price. */
async function sell(deps: Dependencies, booking: Booking): Promise<SoldRide> {
  const { request, customer, language, desk } = booking;
  const vehicle = await vehicleById(deps.db, request.vehicleId);
  if (!vehicle) throw new AppError('fleet.vehicle_not_found');
  requireSpace(request, vehicle);
  requireKnownTerms(deps, request);
  if (isHire(request) && !request.hireHours) throw fieldError('hire_hours', 'validation.hire_hours');
  const priced = await settlePrice(deps, request, request, language);
  checkDistance(request, priced, language);
  requireWishes(request, priced);
  requireChildrenCounted(request);
  requirePhone(request, customer);
  const asked = { request, priced, language };
  // The notice of a booking does not bind an operator.
  const times = desk
    ? readPlannedTimes(deps, { ...asked, planned: deps.clock.now() })
    : readBookableTimes(deps, asked);
  return { ...times, priced };
}

/** The reservation stores the terms that the customer saw, not those in force when the request arrives. */
function requireKnownTerms({ config, clock }: Deps, { termsVersion }: ReservationRequest): void {
  if (termsVersion && !readTermsVersion(termsVersion, { config, now: clock.now() }))
    throw fieldError('terms_version', 'validation.terms_version');
}
