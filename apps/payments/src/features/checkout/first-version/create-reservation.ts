import { send, type Transport } from '@livree/api-client';
import { euros, reservationRoutes, type ReservationRequest, type RouteAnswer } from '@livree/contracts';
import { returnPath } from '../model/return-path.ts';
import type { Payment } from '../model/settlement.ts';
import type { RideOrder } from './attempt.ts';

interface NewReservation {
  ride: RideOrder['ride'];
  /** The signed quote that the customer has seen. */
  quote: string;
  amountCents: number;
  payment: Payment;
  /** The version of the terms on the page. */
  termsVersion: string | null;
  /** Calls with the same key never reserve or charge twice. */
  key: string;
}

export type Booked = RouteAnswer<typeof reservationRoutes.create>['data'];

export async function createReservation(
  api: Transport,
  { ride, quote, amountCents, payment, termsVersion, key }: NewReservation,
): Promise<Booked> {
  const body: ReservationRequest = {
    ...ride,
    quote,
    totalPrice: euros(amountCents),
    paymentProvider: payment.method,
    paymentMethodId: payment.paymentMethodId,
    saveCard: payment.savesCard,
    returnPath,
    termsVersion,
  };
  const headers = { idempotencyKey: key };
  return (await send(api, reservationRoutes.create, { headers, body })).data;
}
