import { send, type Transport } from '@livree/api-client';
import { vehicleRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { retryUnlessMissing } from '../../../frame/missing.ts';

/** One vehicle as operators keep it. */
export const vehicleQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'vehicle', id),
    retry: retryUnlessMissing,
    queryFn: async ({ signal }) => (await send(api, vehicleRoutes.read, { params: { id } }, { signal })).data,
  });
