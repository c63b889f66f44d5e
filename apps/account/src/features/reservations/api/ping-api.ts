import { send, type Transport } from '@livree/api-client';
import { fleetRoutes } from '@livree/contracts';

/** Makes a small call that needs no session. */
export const pingApi = (api: Transport): Promise<unknown> =>
  send(api, fleetRoutes.list, { query: { perPage: 1 } });
