import { send, type Transport } from '@livree/api-client';
import { mailingRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** How many subscribers there are. */
export const readershipQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('operations', 'readership'),
    queryFn: async ({ signal }) => (await send(api, mailingRoutes.readership, {}, { signal })).data,
  });
