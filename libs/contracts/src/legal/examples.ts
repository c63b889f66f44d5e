import type { ExamplesOf } from '../shared/example.ts';
import type { legalRoutes } from './routes.ts';

/** Example requests and answers in wire form, by call. */
export const legalExamples = {
  read: {
    params: { document: 'terms' },
    response: {
      success: true,
      data: {
        document: 'terms',
        language: 'fr',
        version: '2026-05-01.48-24-2-50',
        effective_from: '2026-05-01',
        next: null,
        earlier: [],
        sections: [
          {
            id: 'booking',
            title: 'Réservation',
            blocks: [
              {
                kind: 'paragraph',
                lines: [[{ text: 'Voir la ' }, { text: 'politique de confidentialité', href: '/privacy' }]],
              },
            ],
          },
        ],
      },
    },
  },
} satisfies Partial<ExamplesOf<typeof legalRoutes>>;
