import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import type { TransactionFilters } from '../model/filters.ts';

const perPage = 15;

/** A page of the customer's transactions. */
export function transactionsQuery(api: Transport, filters: TransactionFilters, page: number) {
  return queryOptions({
    queryKey: queryKey('payments', 'list', filters, page),
    queryFn: async ({ signal }) =>
      (await send(api, paymentRoutes.list, { query: { ...filters, page, perPage } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}
