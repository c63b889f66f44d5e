import type { ExamplesOf } from '../shared/example.ts';
import { config, tariff } from './example-trip.ts';
import { quoteExamples } from './quote-examples.ts';
import type { pricingRoutes } from './routes.ts';

/** Example requests and answers in wire form, by call. */
export const pricingExamples = {
  tariff: {
    response: { success: true, data: tariff },
  },
  configs: {
    response: {
      success: true,
      data: [
        {
          id: 1,
          name: 'Tarif standard',
          city: null,
          price_per_km: 2.5,
          base_price: 15,
          minimum_price: null,
          maximum_price: null,
          price_per_hour: 25,
          price_per_stop: 5,
          vehicule: null,
        },
      ],
    },
  },
  cityConfig: { params: { city: 'Lyon' }, response: { success: true, data: config } },
  vehicles: {
    response: {
      success: true,
      data: [
        {
          id: 1,
          name: 'Mercedes Classe E',
          type: 'berline',
          class: 'premium',
          price_per_hour: 150,
          ride_price_from: 22.5,
        },
      ],
    },
  },
  calculate: {
    body: {
      departure: 'Gare de Lyon, Paris',
      destination: 'Aéroport Paris-Charles de Gaulle',
      distance: 31.2,
      duration: 45,
      vehicle_id: 1,
      stops: 1,
      round_trip: false,
      date: '2026-12-05',
      time: '05:10',
    },
    response: {
      success: true,
      data: {
        calculation: {
          base_price: 18,
          distance_price: 84.24,
          time_price: 18.75,
          stops_price: 5,
          final_price: 294.82,
        },
        breakdown: { roundTrip: 0, night: 37.8, weekend: 32.75, premium: 98.28 },
        config: {
          id: 2,
          name: 'Paris',
          city: 'Paris',
          price_per_km: 2.7,
          base_price: 18,
          minimum_price: 35,
          maximum_price: null,
          price_per_hour: 25,
          price_per_stop: 5,
          vehicule: null,
        },
        options: { roundTrip: false, nightTime: true, weekend: true, premium: true },
        lines: [{ code: 'base', amount: 18, detail: {} }],
      },
    },
  },
  ...quoteExamples,
} satisfies Partial<ExamplesOf<typeof pricingRoutes>>;
