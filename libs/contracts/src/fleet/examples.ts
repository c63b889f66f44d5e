import type { ExamplesOf } from '../shared/example.ts';
import { suv, van, vehicle } from './example-vehicles.ts';
import type { fleetRoutes } from './routes.ts';

/** Example requests and answers in wire form, by call. */
export const fleetExamples = {
  list: {
    query: {
      type: 'berline',
      marque: 'Mercedes',
      sort_by: 'price',
      sort_order: 'asc',
      per_page: '1',
      page: '1',
    },
    response: {
      success: true,
      data: { current_page: 1, last_page: 1, per_page: 1, total: 1, data: [vehicle] },
      filters: {
        types: ['berline', 'bus', 'limousine', 'sedan', 'suv', 'van'],
        marques: [
          'Audi',
          'BMW',
          'Land Rover',
          'Mercedes',
          'Peugeot',
          'Škoda',
          'Tesla',
          'Toyota',
          'Volkswagen',
          'Volvo',
        ],
      },
    },
  },
  search: {
    query: { q: 'Tesla', per_page: '1' },
    response: {
      success: true,
      data: {
        current_page: 1,
        last_page: 1,
        per_page: 1,
        total: 1,
        data: [suv],
      },
    },
  },
  types: { response: { success: true, data: ['berline', 'bus', 'limousine', 'sedan', 'suv', 'van'] } },
  byType: {
    params: { type: 'van' },
    query: { per_page: '1' },
    response: {
      success: true,
      data: {
        current_page: 1,
        last_page: 2,
        per_page: 1,
        total: 2,
        data: [van],
      },
    },
  },
  read: { params: { id: '1' }, response: { success: true, data: vehicle } },
} satisfies Partial<ExamplesOf<typeof fleetRoutes>>;
