import { defineRoute } from '../shared/route.ts';
import { audienceAnswer, audienceQuery } from './schemas.ts';

export const audienceRoutes = {
  read: defineRoute({
    id: 'audience.read',
    method: 'GET',
    path: '/operations/audience',
    auth: 'operator',
    summary:
      'Visits by page, and paid rides by campaign, of visitors who allowed it; of the last 30 days by default',
    query: audienceQuery,
    response: audienceAnswer,
  }),
} as const;
