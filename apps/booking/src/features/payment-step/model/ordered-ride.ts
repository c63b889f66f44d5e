import type { QuoteRequest } from '@livree/contracts';
import type { OrderedRide } from '@livree/platform';
import type { Booking } from '../../../wizard/booking.ts';

/** The ride to reserve, without price and payment. */
export const orderedRide = (
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
