import { send, type Transport } from '@livree/api-client';
import { flightRoutes, type FlightCheck, type RouteRequest } from '@livree/contracts';

/** The press of the button waits this long for a check. */
const longestMs = 3000;

/** What is probably not meant about a flight. */
export const checkFlight = async (
  api: Transport,
  body: RouteRequest<typeof flightRoutes.check>['body'],
): Promise<FlightCheck> =>
  (await send(api, flightRoutes.check, { body }, { signal: AbortSignal.timeout(longestMs) })).data;
