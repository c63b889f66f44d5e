import type { ExamplesOf } from '../shared/example.ts';
import type { securityRoutes } from './routes.ts';

/** Example requests and answers in wire form, by call. */
export const securityExamples = {
  summary: {
    query: { days: '7' },
    response: {
      success: true,
      data: {
        since: '2026-05-26T08:00:00.000Z',
        kept_days: 183,
        counts: [
          {
            kind: 'sign_in',
            outcome: 'identity.invalid_credentials',
            times: 3,
            last_at: '2026-06-02T08:00:00.000Z',
          },
        ],
      },
    },
  },
} satisfies Partial<ExamplesOf<typeof securityRoutes>>;
