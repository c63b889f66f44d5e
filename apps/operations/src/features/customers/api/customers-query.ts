import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import { type CustomerFilters, toQuery } from '../model/filters.ts';

/** A page of customers. */
export const customersQuery = (api: Transport, filters: CustomerFilters, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'customers', filters, page),
    queryFn: async ({ signal }) => {
      const query = { ...toQuery(filters), page };
      return (await send(api, customerRoutes.list, { query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
