import { send, type Transport } from '@livree/api-client';
import { operationsRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import { type ActFilters, toQuery } from '../model/filters.ts';

/** A page of what was done. */
export const foundActsQuery = (api: Transport, filters: ActFilters, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'found-acts', filters, page),
    queryFn: async ({ signal }) => {
      const query = { ...toQuery(filters), page };
      return (await send(api, operationsRoutes.findActs, { query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
