import { send, type Transport } from '@livree/api-client';
import { reservationRoutes, type RouteAnswer } from '@livree/contracts';
import { returnPath } from '../model/return-path.ts';
import type { Payment } from '../model/settlement.ts';

export type Confirmed = RouteAnswer<typeof reservationRoutes.confirmPayment>['data'];

interface Confirmation {
  reservationId: number;
  /** The payment to check; null for the newest. */
  paymentIntentId: string | null;
  /** The payment method; null only asks for the payment's state. */
  payment: Payment | null;
}

/** Pays an existing reservation, or asks for the state of its payment, and settles it. Repeatable. */
export async function confirmPayment(
  api: Transport,
  { reservationId, paymentIntentId, payment }: Confirmation,
): Promise<Confirmed> {
  const means =
    payment === null
      ? { paymentIntentId }
      : {
          paymentProvider: payment.method,
          paymentMethodId: payment.paymentMethodId,
          saveCard: payment.savesCard,
        };
  const request = { params: { id: reservationId }, body: { ...means, returnPath } };
  return (await send(api, reservationRoutes.confirmPayment, request)).data;
}
