import { send, type Transport } from '@livree/api-client';
import { identityRoutes, type RouteRequest } from '@livree/contracts';

type Registration = NonNullable<RouteRequest<typeof identityRoutes.registerWhileBooking>['body']>;

/** Creates an account on the way to paying, and opens its session. */
export const registerWhileBooking = (api: Transport, body: Registration) =>
  send(api, identityRoutes.registerWhileBooking, { body });
