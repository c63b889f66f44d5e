import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';

/** Gives back what a customer asks for. */
export const approveRefund = (api: Transport, id: number) =>
  send(api, paymentRoutes.approveRefund, { params: { id } });
