import { send, type Transport } from '@livree/api-client';
import { contactRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

/** A page of messages: without an answer, or with one. */
export const messagesQuery = (api: Transport, answered: boolean, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'messages', answered, page),
    queryFn: async ({ signal }) =>
      (await send(api, contactRoutes.messages, { query: { answered, page } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
