import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';

/** Declines what a customer asks for, with a reason that they read. */
export const declineRefund = (api: Transport, id: number, reason: string) =>
  send(api, paymentRoutes.declineRefund, { params: { id }, body: { reason } });
