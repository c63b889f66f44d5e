import type { ExamplesOf } from '../shared/example.ts';
import type { vehicleRoutes } from './routes.ts';

const edit = {
  marque: 'Mercedes',
  model: 'Classe E',
  type: 'berline',
  class: 'premium',
  description: 'La berline d’affaires par excellence.',
  price_per_hour: 150,
  number_of_seats: 4,
  luggage_capacity: 3,
  rating: 4.9,
  transmission: 'Automatique',
  engine_type: '2.0 diesel hybride',
  fuel_deconsuption: 5.1,
  fuel_type: 'Diesel hybride',
  power: '197 ch',
  equipment: ['Wi-Fi gratuit', 'Eau minérale'],
  plate: 'GA-123-BC',
  insurance_until: '2027-03-31',
  inspection_until: '2027-09-30',
  licence_until: null,
} as const;

const version = '2026-11-25T09:00:00.000Z';
const vehicle = {
  ...edit,
  id: 1,
  name: 'Mercedes Classe E',
  is_active: true,
  primary_image: null,
  version,
} as const;
const response = { success: true, data: vehicle } as const;

/** Example requests and answers in wire form, by call. */
export const vehicleExamples = {
  list: {
    query: { search: 'Mercedes', page: '1', shows: 'offered' },
    response: {
      success: true,
      data: { current_page: 1, last_page: 1, per_page: 50, total: 1, data: [vehicle] },
    },
  },
  read: { params: { id: '1' }, response },
  add: { body: edit, response },
  change: { params: { id: '1' }, body: { ...edit, version }, response },
  offer: { params: { id: '1' }, body: { is_active: true }, response },
} satisfies ExamplesOf<typeof vehicleRoutes>;
