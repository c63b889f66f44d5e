import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type RouteRequest } from '@livree/contracts';

type Body = RouteRequest<typeof settingsRoutes.changeReservationDefaults>['body'];

/** Changes the defaults of new reservations; returns all settings. */
export const saveReservationDefaults = (api: Transport, body: NonNullable<Body>) =>
  send(api, settingsRoutes.changeReservationDefaults, { body });
