import { send, type Transport } from '@livree/api-client';
import { reviewRoutes, type ReviewStatus } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

const most = 100;

/** The newest reviews of a status. */
export const reviewsQuery = (api: Transport, status: ReviewStatus) =>
  queryOptions({
    queryKey: queryKey('operations', 'reviews', status),
    queryFn: async ({ signal }) =>
      (await send(api, reviewRoutes.list, { query: { status, limit: most } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
