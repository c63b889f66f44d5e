import { send, type Transport } from '@livree/api-client';
import { moderationRoutes, type ReviewStatus } from '@livree/contracts';
import { keepPreviousData, queryKey, queryOptions } from '@livree/platform';

/** A page of the reviews of a status, the newest first. */
export const reviewsQuery = (api: Transport, status: ReviewStatus, page: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'reviews', status, page),
    queryFn: async ({ signal }) =>
      (await send(api, moderationRoutes.list, { query: { status, page } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
