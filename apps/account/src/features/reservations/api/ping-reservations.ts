import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';

/** A small call with the customer's session. */
export const pingReservations = (api: Transport): Promise<unknown> =>
  send(api, reservationRoutes.list, { query: { perPage: 5 } });
