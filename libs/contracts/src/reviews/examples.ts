import type { ExamplesOf } from '../shared/example.ts';
import type { reviewRoutes } from './routes.ts';

const review = {
  id: 7,
  rating: 5,
  title: 'Ponctuel et discret',
  comment: 'Le chauffeur suivait notre vol et nous attendait malgré une heure de retard.',
  reviewer_name: 'Claire M.',
  reviewer_initials: 'CM',
  is_anonymous: false,
  is_featured: true,
  is_demonstration: false,
  status: 'approved',
  vehicle_id: 1,
  vehicle_name: 'Mercedes Classe E',
  language: 'fr',
  created_at: '2026-06-02T08:00:00.000Z',
  created_at_human: 'il y a 3 jours',
} as const;

const pending = { ...review, is_featured: false, status: 'pending', created_at_human: 'maintenant' } as const;

/** Example requests and answers in wire form, by call. */
export const reviewExamples = {
  list: {
    query: { limit: '10', status: 'approved', vehicle_id: '1', rating: '5', featured: 'true' },
    response: { success: true, data: [review] },
  },
  featured: { query: { limit: '6' }, response: { success: true, data: [review] } },
  statistics: {
    response: {
      success: true,
      data: {
        total_reviews: 3,
        average_rating: 4.7,
        featured_reviews: 1,
        rating_distribution: { '1': 0, '2': 0, '3': 0, '4': 1, '5': 2 },
      },
    },
  },
  ofVehicle: { params: { id: '1' }, query: { limit: '10' }, response: { success: true, data: [review] } },
  read: { params: { id: '7' }, response: { success: true, data: review } },
  create: {
    body: {
      reservation_id: 12,
      rating: 5,
      title: 'Ponctuel et discret',
      comment: 'Le chauffeur suivait notre vol et nous attendait malgré une heure de retard.',
      is_anonymous: false,
    },
    response: {
      success: true,
      message: 'Merci pour votre avis. Il sera publié après relecture.',
      data: pending,
    },
  },
  approve: {
    params: { id: '7' },
    body: { is_featured: true },
    response: { success: true, message: 'Avis publié', data: review },
  },
  reject: {
    params: { id: '7' },
    response: { success: true, message: 'Avis refusé', data: { ...pending, status: 'rejected' } },
  },
} satisfies ExamplesOf<typeof reviewRoutes>;
