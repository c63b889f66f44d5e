import { send, type Transport } from '@livree/api-client';
import {
  reservationRoutes,
  type Quote,
  type QuoteRequest,
  type ReservationRequest,
  type RouteAnswer,
} from '@livree/contracts';
import type { Booking } from '../../../booking/booking.ts';
import type { Payment } from '../model/submission.ts';

/** Where the provider sends the customer back to: the page of the checkout frame that tells ours. */
export const returnPath = '/checkout-frame/return';

export type Ride = QuoteRequest &
  Pick<ReservationRequest, 'clientName' | 'clientEmail' | 'clientPhone' | 'passengers' | 'specialRequests'>;

/** What is reserved, without price and payment. */
export function rideOf(request: QuoteRequest, { contact, passengers, specialRequests }: Booking): Ride {
  return {
    ...request,
    clientName: contact.name.trim() || null,
    clientEmail: contact.email.trim() || null,
    clientPhone: contact.phone.trim() || null,
    passengers,
    specialRequests: specialRequests.trim() || null,
  };
}

interface NewReservation {
  ride: Ride;
  /** The price that the customer has seen. */
  quote: Quote;
  payment: Payment;
  /** The terms that the page showed. */
  termsVersion: string | null;
  /** Repeating a call with the same key never reserves or charges twice. */
  key: string;
}

export type Booked = RouteAnswer<typeof reservationRoutes.create>['data'];

export async function createReservation(
  api: Transport,
  { ride, quote, payment, termsVersion, key }: NewReservation,
): Promise<Booked> {
  const body: ReservationRequest = {
    ...ride,
    quote: quote.quote,
    totalPrice: quote.totalPrice,
    paymentProvider: payment.method,
    paymentMethodId: payment.paymentMethodId,
    returnPath,
    termsVersion,
  };
  const headers = { idempotencyKey: key };
  return (await send(api, reservationRoutes.create, { headers, body })).data;
}
