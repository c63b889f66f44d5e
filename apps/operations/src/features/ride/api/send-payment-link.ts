import { send, type Transport } from '@livree/api-client';
import { dispatchRoutes } from '@livree/contracts';

/** Mails the customer of an unpaid ride a link to pay it, for the first time or again. */
export const sendPaymentLink = (api: Transport, id: number, linkHours: number) =>
  send(api, dispatchRoutes.sendPaymentLink, { params: { id }, body: { linkHours } });
