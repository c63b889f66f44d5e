import { send, type Transport } from '@livree/api-client';
import { identityRoutes, type RouteRequest } from '@livree/contracts';

type Registration = NonNullable<RouteRequest<typeof identityRoutes.registerWhileBooking>['body']>;

/** Creates an account during a booking, and opens its session. */
export const registerWhileBooking = (api: Transport, body: Registration) =>
  send(api, identityRoutes.registerWhileBooking, { body });
