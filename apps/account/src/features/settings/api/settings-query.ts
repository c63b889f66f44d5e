import { useCallback } from 'react';
import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type Settings } from '@livree/contracts';
import { queryKey, queryOptions, useQueryClient } from '@livree/platform';

/** Everything the customer chose. */
export function settingsQuery(api: Transport) {
  return queryOptions({
    queryKey: queryKey('account', 'settings'),
    queryFn: async ({ signal }) => (await send(api, settingsRoutes.read, {}, { signal })).data,
  });
}

interface Answer {
  readonly message?: string | undefined;
  readonly data: Settings;
}

/** Keeps what a change answers for every screen that shows it; gives the server's words. */
export function useKeepSettings(): (answer: Answer) => string | undefined {
  const queries = useQueryClient();
  return useCallback(
    ({ message, data }) => {
      queries.setQueryData(queryKey('account', 'settings'), data);
      return message;
    },
    [queries],
  );
}
