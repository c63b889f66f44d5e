import type { ExamplesOf } from '../shared/example.ts';
import type { problemRoutes } from './routes.ts';

/** Example requests and answers in wire form, by call. */
export const problemExamples = {
  report: {
    body: {
      note: 'Le bouton ne fait rien.',
      composition: { shell: '0123456789ab', booking: '4f0c4f0c4f0c' },
      flags: { newsletter: true },
      language: 'fr',
      began_at: '2026-06-02T08:00:00.000Z',
      is_signed_in: false,
      is_phone: true,
      acts: [
        { kind: 'page', at: 0, path: '/reservation' },
        { kind: 'call', at: 40, call: 'pricing.configs', status: 200, ms: 31, answer: { success: true } },
        { kind: 'press', at: 2100, role: 'button', name: 'Continuer', index: 0 },
        { kind: 'failure', at: 2110, part: 'booking', name: 'uncaught: TypeError' },
      ],
    },
    response: { success: true, data: { id: 'R-7K3M9Q' } },
  },
} satisfies ExamplesOf<typeof problemRoutes>;
