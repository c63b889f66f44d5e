import { send, type Transport } from '@livree/api-client';
import { settingsRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The available languages. */
export const languageOptionsQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'language-options'),
    queryFn: async ({ signal }) => (await send(api, settingsRoutes.languages, {}, { signal })).data,
    staleTime: Infinity,
  });
