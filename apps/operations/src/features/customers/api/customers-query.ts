import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import type { CustomerFilters } from '../model/filters.ts';
import { readKind } from '../model/kind.ts';

/** A page of customers. */
export const customersQuery = (api: Transport, { search, kind }: CustomerFilters, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'customers', search, kind, page),
    queryFn: async ({ signal }) => {
      const query = { search, kind: readKind(kind), page };
      return (await send(api, customerRoutes.list, { query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
