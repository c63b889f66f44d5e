import { send, type Transport } from '@livree/api-client';
import { absenceRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** When a vehicle is away from now on. */
export const absencesQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'absences', id),
    queryFn: async ({ signal }) => (await send(api, absenceRoutes.list, { params: { id } }, { signal })).data,
  });
