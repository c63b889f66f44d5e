import { send, type Transport } from '@livree/api-client';
import { dispatchRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The internal note and the chauffeur of a ride. */
export const notesQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'ride-notes', id),
    queryFn: async ({ signal }) =>
      (await send(api, dispatchRoutes.notes, { params: { id } }, { signal })).data,
  });
