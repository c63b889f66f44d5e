import { defineRoute } from '../shared/route.ts';
import * as flights from './schemas.ts';

export const flightRoutes = {
  check: defineRoute({
    id: 'flights.check',
    method: 'POST',
    path: '/flights/check',
    auth: 'public',
    summary:
      'Whether a flight exists, lands at the airport of the pickup, and leaves time before it; it refuses nothing',
    body: flights.flightCheckRequest,
    response: flights.flightCheckAnswer,
  }),
} as const;
