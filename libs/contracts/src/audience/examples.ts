import type { ExamplesOf } from '../shared/example.ts';
import type { audienceRoutes } from './routes.ts';

/** Example requests and answers in wire form, by call. */
export const audienceExamples = {
  read: {
    query: { days: '7' },
    response: {
      success: true,
      data: {
        pages: [
          { page: '/', step: null, visits: 410 },
          { page: '/reservation', step: null, visits: 96 },
          { page: '/reservation', step: 4, visits: 31 },
        ],
        campaigns: [{ name: 'lettre / noel 2026', rides: 4, total: 612.5 }],
      },
    },
  },
} satisfies ExamplesOf<typeof audienceRoutes>;
