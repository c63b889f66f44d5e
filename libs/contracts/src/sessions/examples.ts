import type { ExamplesOf } from '../shared/example.ts';
import type { sessionRoutes } from './routes.ts';

/** Example requests and answers in wire form, by call. */
export const sessionExamples = {
  list: {
    response: {
      success: true,
      data: [
        {
          id: 7,
          browser: 'Firefox',
          system: 'Linux',
          device: 'desktop',
          network: '203.0.113.0/24',
          opened_at: '2026-11-21T15:20:12.020Z',
          last_used_at: '2026-11-21T16:02:00.000Z',
          is_current: true,
        },
        {
          id: 3,
          browser: null,
          system: null,
          device: null,
          network: null,
          opened_at: '2026-11-20T07:11:45.310Z',
          last_used_at: '2026-11-20T07:11:45.310Z',
          is_current: false,
        },
      ],
    },
  },
  end: { params: { id: '3' }, response: { success: true, message: 'La session est fermée' } },
  recogniseOperator: { response: { success: true, data: { is_operator: false } } },
  endOthers: { response: { success: true, message: 'Vos autres sessions sont fermées' } },
} as const satisfies ExamplesOf<typeof sessionRoutes>;
