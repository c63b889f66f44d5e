import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';

/** Closes a difference that was dealt with, and notes how. */
export const closeDifference = (api: Transport, id: number, note: string) =>
  send(api, paymentRoutes.closeDifference, { params: { id }, body: { note } });
