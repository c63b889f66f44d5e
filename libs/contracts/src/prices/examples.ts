import type { ExamplesOf } from '../shared/example.ts';
import type { priceRoutes } from './routes.ts';

const rates = {
  base_price: 18,
  price_per_km: 2.7,
  price_per_hour: 25,
  price_per_stop: 5,
  minimum_price: 35,
  maximum_price: null,
};

const response = {
  success: true,
  data: {
    tariffs: [
      {
        id: 2,
        name: 'Paris',
        city: 'Paris',
        vehicle_name: null,
        rates,
        draft: { ...rates, base_price: 20 },
        version: '2026-11-25T09:00:00.000Z',
      },
    ],
    comparison: {
      rides: [{ id: 12, reference: 'LV-7K2M9Q', before: 164.7, after: 166.7 }],
      before: 164.7,
      after: 166.7,
    },
    starts_at: null,
    drafts_version: '2026-11-25T09:00:00.000Z',
  },
} as const;

/** Example requests and answers in wire form, by call. */
export const priceExamples = {
  read: { response },
  draft: { params: { id: '2' }, body: { ...rates, base_price: 20, version: 'paris-1' }, response },
  publish: {
    body: { starts_at: '2027-01-01 06:00:00', drafts_version: '2026-11-25T09:00:00.000Z' },
    response,
  },
  discard: { response },
} satisfies ExamplesOf<typeof priceRoutes>;
