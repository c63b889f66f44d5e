import type { QuoteRequest, ReservationRequest } from '@livree/contracts';
import type { Booking } from '../../../wizard/booking.ts';

/** The ride to reserve, without its price and how it is paid. */
export type OrderedRide = Omit<
  ReservationRequest,
  | 'quote'
  | 'totalPrice'
  | 'termsVersion'
  | 'paymentProvider'
  | 'paymentData'
  | 'paymentMethodId'
  | 'saveCard'
  | 'returnPath'
>;

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
