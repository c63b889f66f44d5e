import { send, type Transport } from '@livree/api-client';
import { guestRoutes, type RouteRequest } from '@livree/contracts';

type Guest = NonNullable<RouteRequest<typeof guestRoutes.begin>['body']>;

/** Opens a session for a booking without an account. */
export const beginAsGuest = (api: Transport, body: Guest) => send(api, guestRoutes.begin, { body });
