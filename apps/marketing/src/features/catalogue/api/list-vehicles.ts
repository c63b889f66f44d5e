import { send, type Transport } from '@livree/api-client';
import { fleetRoutes, type RouteRequest } from '@livree/contracts';

type Query = NonNullable<RouteRequest<typeof fleetRoutes.list>['query']>;

/** One page of the fleet. */
export const listVehicles = async (api: Transport, query: Query, signal: AbortSignal) =>
  (await send(api, fleetRoutes.list, { query }, { signal })).data;
