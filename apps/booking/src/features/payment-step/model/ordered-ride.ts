import type { QuoteRequest, ReservationRequest } from '@livree/contracts';
import type { Booking } from '../../../wizard/booking.ts';

/** What a reservation says beside the ride: who travels. */
type Guests = Pick<
  ReservationRequest,
  'clientName' | 'clientEmail' | 'clientPhone' | 'passengers' | 'specialRequests'
>;

/** The ride to reserve, without its price. */
export type OrderedRide = QuoteRequest & Guests;

/** Makes the ride to reserve of the wizard's values. */
export const orderRide = (
  request: QuoteRequest,
  { contact, passengers, specialRequests }: Booking,
): OrderedRide => ({
  ...request,
  clientName: contact.name.trim() || null,
  clientEmail: contact.email.trim() || null,
  clientPhone: contact.phone.trim() || null,
  passengers,
  specialRequests: specialRequests.trim() || null,
});
