import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The available currencies, with their names in a language. */
export const currencyOptionsQuery = (api: Transport, language: Language) =>
  queryOptions({
    queryKey: queryKey('account', 'currency-options', language),
    queryFn: async ({ signal }) => (await send(api, settingsRoutes.currencies, {}, { signal })).data,
    staleTime: Infinity,
  });
