import { send, type Transport } from '@livree/api-client';
import { audienceRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

/** Visits and campaigns of the last days. */
export const audienceQuery = (api: Transport, days: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'audience', days),
    queryFn: async ({ signal }) =>
      (await send(api, audienceRoutes.read, { query: { days } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
