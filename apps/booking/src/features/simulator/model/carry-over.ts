import type { Quote } from '@livree/contracts';
import type { TripDraft } from '../../../trip/trip.ts';
import { emptyBooking, type Booking } from '../../../wizard/booking.ts';

/** What the simulator passes to the wizard. */
export interface Simulated {
  readonly trip: TripDraft;
  readonly vehicleId: number;
  readonly quote: Quote;
}

/**
 * The booking that starts from a simulated ride. The visitor's other choices stay; a ride from or to an airport is an
 * airport transfer unless another service was chosen.
 */
export function makeBooking({ trip, vehicleId, quote }: Simulated, known: Booking = emptyBooking): Booking {
  const isAirport = quote.route?.places.some(({ kind }) => kind === 'airport') ?? false;
  const serviceType = known.serviceType ?? (isAirport ? 'airport' : null);
  const plan = known.vehicleId === vehicleId ? known.plan : null;
  return { ...known, serviceType, plan, vehicleId, trip };
}
