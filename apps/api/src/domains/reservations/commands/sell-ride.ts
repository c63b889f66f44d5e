import type { ReservationRequest } from '@livree/contracts';
import { isHire } from '@livree/pricing';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { vehicleById } from '../../fleet/index.ts';
import { readTermsVersion } from '../../legal/index.ts';
import { settlePrice } from '../../pricing/index.ts';
import { readBookableTimes, readPlannedTimes } from '../model/bookable-times.ts';
import type { Booking } from '../model/booking.ts';
import type { SoldRide } from '../model/new-reservation.ts';
import { requireChildrenCounted, requirePhone, requireSpace, requireWishes } from '../model/ride-needs.ts';
import { checkDistance } from './check-distance.ts';

/** What is sold to whom, and whether an operator sells it. */
type Sale = Pick<Booking, 'request' | 'customer' | 'language'> & {
  /** The notice of a booking does not bind an operator. */
  readonly isPlanned: boolean;
};

/** Validates a request and settles its price. @throws AppError 422 beside what cannot be driven, or with the true price */
export async function sellRide(
  deps: Deps,
  { request, customer, language, isPlanned }: Sale,
): Promise<SoldRide> {
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
  const times = isPlanned
    ? readPlannedTimes(deps, { ...asked, planned: deps.clock.now() })
    : readBookableTimes(deps, asked);
  return { ...times, priced };
}

/** The reservation stores the terms that the customer saw, not those in force when the request arrives. */
function requireKnownTerms({ config, clock }: Deps, { termsVersion }: ReservationRequest): void {
  if (termsVersion && !readTermsVersion(termsVersion, { config, now: clock.now() }))
    throw fieldError('terms_version', 'validation.terms_version');
}
