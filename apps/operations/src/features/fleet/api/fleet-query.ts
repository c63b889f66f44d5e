import { send, type Transport } from '@livree/api-client';
import { vehicleRoutes } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';
import type { FleetFilters } from '../model/filters.ts';

/** A page of the fleet: on offer, or retired. */
export const fleetQuery = (api: Transport, { search, shows }: FleetFilters, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'fleet', search, shows, page),
    queryFn: async ({ signal }) => {
      const query = { search, page, shows: shows === 'retired' ? 'retired' : 'offered' } as const;
      return (await send(api, vehicleRoutes.list, { query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
