import { send, type Transport } from '@livree/api-client';
import { fleetRoutes, type RouteRequest } from '@livree/contracts';

type Query = NonNullable<RouteRequest<typeof fleetRoutes.byType>['query']>;

/** One page of the vehicles of a type that match a text. */
export const searchVehiclesOfType = async (api: Transport, type: string, query: Query, signal: AbortSignal) =>
  (await send(api, fleetRoutes.byType, { params: { type }, query }, { signal })).data;
