import { send, type Transport } from '@livree/api-client';
import { paymentLinkRoutes } from '@livree/contracts';
import { returnPath } from '../model/return-path.ts';
import type { Payment } from '../model/settlement.ts';

/** Pays the ride of a link; without a payment, asks for the state of the newest one. Repeatable. */
export async function payByLink(api: Transport, key: string, payment: Payment | null) {
  const means = payment && { paymentProvider: payment.method, paymentMethodId: payment.paymentMethodId };
  const request = { params: { key }, body: { ...means, returnPath } };
  return (await send(api, paymentLinkRoutes.pay, request)).data;
}
