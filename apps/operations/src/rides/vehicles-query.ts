import { send, type Transport } from '@livree/api-client';
import { fleetRoutes, type Language } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** As many as the API gives at once. */
const mostAtOnce = 100;

/** The vehicles that a ride can be given: all of them, however many pages they fill. */
export const vehiclesQuery = (api: Transport, language: Language) =>
  queryOptions({
    queryKey: queryKey('operations', 'offered-vehicles', language),
    async queryFn({ signal }) {
      const readPage = async (page: number) => {
        const query = { page, perPage: mostAtOnce, sortBy: 'marque', sortOrder: 'asc' } as const;
        return (await send(api, fleetRoutes.list, { query }, { signal })).data;
      };
      const first = await readPage(1);
      const others = Array.from({ length: first.pageCount - 1 }, (_, index) => readPage(index + 2));
      return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
    },
  });
