import { send, type Transport } from '@livree/api-client';
import { fleetRoutes } from '@livree/contracts';

/** A small call without a session. */
export const pingApi = (api: Transport): Promise<unknown> =>
  send(api, fleetRoutes.list, { query: { perPage: 1 } });
