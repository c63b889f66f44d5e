import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';

/** Makes a small call in the customer's session. */
export const pingReservations = (api: Transport): Promise<unknown> =>
  send(api, reservationRoutes.list, { query: { perPage: 5 } });
