import type { ExamplesOf } from '../shared/example.ts';
import type { blogRoutes } from './routes.ts';

/** What is sent and answered on the wire, by call. */
export const blogExamples = {
  list: {
    query: { page: '1', per_page: '1', sort_by: 'published_at', sort_order: 'desc' },
    response: {
      success: true,
      data: {
        current_page: 1,
        last_page: 7,
        per_page: 1,
        total: 7,
        data: [
          {
            id: 7,
            title: 'L’art de recevoir à bord',
            slug: 'art-de-recevoir',
            excerpt:
              'Une température, une lumière, un silence : ce que nos chauffeurs préparent avant votre arrivée.',
            reading_time: 1,
            featured_image: null,
            published_at: '2026-05-04T08:00:00.000Z',
            author: { name: 'L’équipe Livrée' },
            category: { name: 'Luxe', slug: 'luxury' },
            tags: [{ id: 3, name: 'affaires' }],
          },
        ],
      },
    },
  },
  categories: {
    response: { success: true, data: [{ id: 1, name: 'Actualités', slug: 'news', blogs_count: 1 }] },
  },
} satisfies Partial<ExamplesOf<typeof blogRoutes>>;
