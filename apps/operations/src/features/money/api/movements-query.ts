import { send, type Transport } from '@livree/api-client';
import { moneyRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import { readPeriod, type MoneyFilters } from '../model/filters.ts';

/** A page of the payments and refunds of a day or month. */
export const movementsQuery = (api: Transport, filters: MoneyFilters, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'movements', filters, page),
    queryFn: async ({ signal }) => {
      const { type, status, provider } = filters;
      const query = { ...readPeriod(filters), type, status, provider, page };
      return (await send(api, moneyRoutes.list, { query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
