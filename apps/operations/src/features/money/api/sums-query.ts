import { send, type Transport } from '@livree/api-client';
import { moneyRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import { readPeriod, type MoneyFilters } from '../model/filters.ts';

/** The sums of a month, and of a day of it. */
export const sumsQuery = (api: Transport, { day, month }: MoneyFilters) =>
  queryOptions({
    queryKey: queryKey('operations', 'money-sums', day, month),
    queryFn: async ({ signal }) =>
      (await send(api, moneyRoutes.sums, { query: readPeriod({ day, month }) }, { signal })).data,
    placeholderData: keepPreviousData,
  });
