import { send, type Transport } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import { type RideFilters, toQuery } from '../model/filters.ts';

/** A page of everybody's rides. */
export const ridesQuery = (api: Transport, filters: RideFilters, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'rides', filters, page),
    queryFn: async ({ signal }) => {
      const query = { ...toQuery(filters), page, scope: 'everybody' } as const;
      return (await send(api, reservationRoutes.list, { query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
