import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { retryUnlessMissing } from '../../../frame/missing.ts';

/** One payment or refund. */
export const paymentQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'payment', id),
    retry: retryUnlessMissing,
    queryFn: async ({ signal }) => (await send(api, paymentRoutes.read, { params: { id } }, { signal })).data,
  });
