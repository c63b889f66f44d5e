import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

/** A page of what the providers' books and ours say differently. */
export const differencesQuery = (api: Transport, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'differences', page),
    queryFn: async ({ signal }) =>
      (await send(api, paymentRoutes.differences, { query: { page } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
