import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type RouteRequest } from '@livree/contracts';

type Body = RouteRequest<typeof settingsRoutes.changeNotifications>['body'];

/** Changes the customer's notifications; returns all settings. */
export const saveNotifications = (api: Transport, body: NonNullable<Body>) =>
  send(api, settingsRoutes.changeNotifications, { body });
