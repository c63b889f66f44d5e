import type { ExamplesOf } from '../shared/example.ts';
import { reviewExamples } from './examples.ts';
import type { moderationRoutes } from './moderation-routes.ts';

const page = { current_page: 1, last_page: 1, per_page: 25, total: 1 } as const;

/** Example requests and answers in wire form, by call. */
export const moderationExamples = {
  list: {
    query: { status: 'pending', page: '1' },
    response: { success: true, data: { ...page, data: [reviewExamples.create.response.data] } },
  },
} as const satisfies ExamplesOf<typeof moderationRoutes>;
