import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { checkFlight } from './check-flight.ts';
import type { FlightProvider } from './model/flight-provider.ts';

/** Each check may cost a call of the source. */
const perMinute = { max: 20, seconds: 60 };

export function flightsRoutes(app: FastifyInstance, deps: Deps, provider: FlightProvider | null): void {
  registerRoute(
    app,
    routes.flights.check,
    async ({ body }) => ({ data: await checkFlight(deps, provider, body) }),
    { limit: perMinute },
  );
}
