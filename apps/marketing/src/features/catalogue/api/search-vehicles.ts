import { send, type Transport } from '@livree/api-client';
import { fleetRoutes, type RouteRequest } from '@livree/contracts';

type Query = NonNullable<RouteRequest<typeof fleetRoutes.search>['query']>;

/** One page of the vehicles that match a text. */
export const searchVehicles = async (api: Transport, query: Query, signal: AbortSignal) =>
  (await send(api, fleetRoutes.search, { query }, { signal })).data;
