import type { Quote } from '@livree/contracts';
import { findPlaces } from '@livree/rides/arrivals';
import { quoteRequest } from '../../../quotes/quote-request.ts';
import { findReserved, type Attempt } from '../../../wizard/attempt.ts';
import type { Booking } from '../../../wizard/booking.ts';
import { orderRide } from './ordered-ride.ts';

/** What the reserved ride costs, whatever its tariff is by now; undefined without a reservation of this ride. */
export function findReservedCents(
  booking: Booking,
  quote: Quote | undefined,
  attempt: Attempt | null,
): number | undefined {
  const request = quoteRequest(booking);
  if (attempt === null || request === null || quote === undefined) return undefined;
  const ride = JSON.stringify(orderRide(request, booking, findPlaces(quote)));
  return findReserved(ride, attempt)?.amountCents;
}
