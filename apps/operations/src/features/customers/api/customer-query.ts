import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { retryUnlessMissing } from '../../../frame/missing.ts';

/** One customer, and what operators wrote to them. */
export const customerQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'customer', id),
    retry: retryUnlessMissing,
    queryFn: async ({ signal }) =>
      (await send(api, customerRoutes.read, { params: { id } }, { signal })).data,
  });
