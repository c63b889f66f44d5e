import type { ExamplesOf } from '../shared/example.ts';
import type { flightRoutes } from './routes.ts';

/** Example requests and answers in wire form, by call. */
export const flightExamples = {
  check: {
    body: {
      flight_number: 'AF1960',
      pickup_address: 'Aéroport Paris-Charles de Gaulle',
      pickup_datetime: '2027-06-10 10:00:00',
    },
    response: {
      success: true,
      data: {
        doubt: 'early',
        is_sandbox: true,
        landing_at: '2027-06-10 11:00:00',
        suggested_pickup_at: '2027-06-10 11:35:00',
      },
    },
  },
} as const satisfies ExamplesOf<typeof flightRoutes>;
