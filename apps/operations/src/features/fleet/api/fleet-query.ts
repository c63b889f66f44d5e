import { send, type Transport } from '@livree/api-client';
import { vehicleRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import { type FleetFilters, toQuery } from '../model/filters.ts';

/** A page of the fleet: on offer, or retired. */
export const fleetQuery = (api: Transport, filters: FleetFilters, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'fleet', filters, page),
    queryFn: async ({ signal }) => {
      const query = { ...toQuery(filters), page };
      return (await send(api, vehicleRoutes.list, { query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
