import { send, type Transport } from '@livree/api-client';
import { reservationRoutes, type RouteAnswer } from '@livree/contracts';

export type Confirmed = RouteAnswer<typeof reservationRoutes.confirmPayment>['data'];

/** Asks how a payment stands after the customer was at the provider, and settles it. Repeatable. */
export async function confirmPayment(
  api: Transport,
  { reservationId, paymentIntentId }: { reservationId: number; paymentIntentId: string | null },
): Promise<Confirmed> {
  const request = { params: { id: reservationId }, body: { paymentIntentId } };
  return (await send(api, reservationRoutes.confirmPayment, request)).data;
}
