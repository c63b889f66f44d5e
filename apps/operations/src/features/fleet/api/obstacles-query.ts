import { send, type Transport } from '@livree/api-client';
import { absenceRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import type { Period } from '../model/period.ts';

/** What is in the way of an absence. */
export const obstaclesQuery = (api: Transport, id: number, period: Period | null) =>
  queryOptions({
    queryKey: queryKey('operations', 'obstacles', id, period),
    queryFn: async ({ signal }) => {
      const body = period ?? { startsAt: '', endsAt: '' };
      return (await send(api, absenceRoutes.check, { params: { id }, body }, { signal })).data;
    },
    enabled: period !== null,
    gcTime: 0,
    retry: false,
  });
