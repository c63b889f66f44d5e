import { airport, attribution, reims } from '../maps/example-places.ts';
import type { ExamplesOf } from '../shared/example.ts';
import { journey, trip } from './example-trip.ts';
import type { pricingRoutes } from './routes.ts';

/** Example calls that price a trip. */
export const quoteExamples = {
  quote: {
    body: trip,
    response: {
      success: true,
      data: {
        quote: 'eyJmaW5nZXJwcmludCI6IjRuZ2d…fQ.9sYl4cVqJf0nA2kR',
        expires_at: '2026-11-21T15:43:59.623Z',
        tariff_version: 'paris-1',
        currency: 'EUR',
        total_price: 708.09,
        lines: [{ code: 'base', amount: 18, detail: {} }],
        badges: { round_trip: false, night_time: false, weekend: false, premium: true },
        route: {
          distance: { text: '147,5 km', value: 147541 },
          duration: { text: '1 h 50', value: 6581 },
          is_estimate: true,
          places: [airport, reims],
          path: [[2.55, 49.0128]],
          attribution,
        },
        return_route: null,
        distance_km: 147.54,
        distance_text: '147,5 km',
        duration_seconds: 6581,
        duration_text: '1 h 50',
        timezone: 'Europe/Paris',
        hire: null,
        free_waiting: { place: 'airport', minutes: 60 },
        earliest_pickup_datetime: '2026-11-21 17:15:00',
      },
    },
  },
  totals: {
    body: { ...journey, passengers_count: 2, bags_count: 3 },
    response: {
      success: true,
      data: {
        currency: 'EUR',
        distance_km: 147.54,
        distance_text: '147,5 km',
        duration_seconds: 6581,
        duration_text: '1 h 50',
        timezone: 'Europe/Paris',
        hire: null,
        free_waiting: { place: 'airport', minutes: 60 },
        vehicles: [
          {
            vehicule_id: 4,
            total_price: 472.06,
            fits: true,
            earliest_pickup_datetime: '2026-11-21 17:15:00',
          },
          {
            vehicule_id: 1,
            total_price: 708.09,
            fits: true,
            earliest_pickup_datetime: '2026-11-21 17:15:00',
          },
        ],
      },
    },
  },
} satisfies Partial<ExamplesOf<typeof pricingRoutes>>;
