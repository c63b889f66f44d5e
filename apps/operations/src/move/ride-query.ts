import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { retryUnlessMissing } from '../frame/missing.ts';

/** One ride with its payments. */
export const readRide = async (api: Transport, id: number, signal?: AbortSignal) =>
  (await send(api, reservationRoutes.read, { params: { id } }, { ...(signal && { signal }) })).data;

/** That ride while it is shown. */
export const rideQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'ride', id),
    retry: retryUnlessMissing,
    queryFn: ({ signal }) => readRide(api, id, signal),
  });
