import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

/** A page of the payments that their customers dispute, those to be answered first. */
export const disputesQuery = (api: Transport, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'disputes', page),
    queryFn: async ({ signal }) =>
      (await send(api, paymentRoutes.disputes, { query: { page } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
