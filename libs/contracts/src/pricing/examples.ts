import { airport, attribution, reims } from '../maps/example-places.ts';
import type { ExamplesOf } from '../shared/example.ts';
import type { pricingRoutes } from './routes.ts';

/** The default tariff in wire form. */
export const tariff = {
  base_price: 15,
  price_per_km: 2.5,
  price_per_hour: 25,
  price_per_stop: 5,
  minimum_price: null,
  maximum_price: null,
  round_trip_multiplier: 1.8,
  night_multiplier: 1.3,
  night_start_hour: 22,
  night_end_hour: 6,
  weekend_multiplier: 1.2,
  premium_multiplier: 1.5,
  version: 'default-1',
} as const;

const config = {
  id: 3,
  name: 'Lyon',
  city: 'Lyon',
  price_per_km: 2.5,
  base_price: 16,
  minimum_price: 30,
  maximum_price: null,
  price_per_hour: 25,
  price_per_stop: 5,
  vehicule: null,
} as const;

const journey = {
  pickup_address: 'Aéroport Paris-Charles de Gaulle',
  destination_address: 'Reims',
  pickup_datetime: '2027-06-10 10:00:00',
  extras: [{ code: 'meet_and_greet', quantity: 1 }],
} as const;

const trip = { vehicule_id: 1, ...journey } as const;

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
