import { send, type Transport } from '@livree/api-client';
import { reservationRoutes, type RouteRequest } from '@livree/contracts';

type Cancellation = NonNullable<RouteRequest<typeof reservationRoutes.cancel>['body']>;

/** Cancels a ride for a customer on the telephone. */
export const cancelRide = (api: Transport, id: number, body: Cancellation) =>
  send(api, reservationRoutes.cancel, { params: { id }, body });
