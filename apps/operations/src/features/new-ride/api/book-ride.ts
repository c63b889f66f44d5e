import { send, type Transport } from '@livree/api-client';
import { dispatchRoutes, type PhoneBooking } from '@livree/contracts';

/** Books a ride for a customer, who gets a link to pay it. @param key one for a ride, however often it is sent */
export const bookRide = (api: Transport, body: PhoneBooking, key: string) =>
  send(api, dispatchRoutes.book, { body, headers: { idempotencyKey: key } });
