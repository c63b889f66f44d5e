import { send, type Transport } from '@livree/api-client';
import { wordRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** What operators write about the company. */
export const wordsQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('operations', 'words'),
    queryFn: async ({ signal }) => (await send(api, wordRoutes.read, {}, { signal })).data,
  });
