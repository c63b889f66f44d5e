import { send, type Transport } from '@livree/api-client';
import { galleryRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The pictures of a vehicle in their order. */
export const picturesQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'pictures', id),
    queryFn: async ({ signal }) => {
      const query = { vehicleId: id, sortBy: 'sort_order', sortOrder: 'asc', perPage: 100 } as const;
      return (await send(api, galleryRoutes.list, { query }, { signal })).data;
    },
  });
