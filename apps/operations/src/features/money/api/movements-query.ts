import { send, type Transport } from '@livree/api-client';
import { moneyRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import { type MoneyFilters, toQuery } from '../model/filters.ts';

/** A page of the payments and refunds of a day or month. */
export const movementsQuery = (api: Transport, filters: MoneyFilters, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'movements', filters, page),
    queryFn: async ({ signal }) => {
      const query = { ...toQuery(filters), page };
      return (await send(api, moneyRoutes.list, { query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
