import { envelope, pageSchema } from '../shared/envelope.ts';
import { paging } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import { wireObject } from '../shared/wire.ts';
import { review, reviewFilters } from './schemas.ts';

/** The call with which operators look through reviews, apart from those that visitors load. */
export const moderationRoutes = {
  list: defineRoute({
    id: 'moderation.list',
    method: 'GET',
    path: '/operations/reviews',
    auth: 'dispatcher',
    summary: 'The reviews of a status, page by page, the newest first',
    query: wireObject({ ...paging, ...reviewFilters }),
    response: envelope(pageSchema(review)),
  }),
} as const;
