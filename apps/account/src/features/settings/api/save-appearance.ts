import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type RouteRequest } from '@livree/contracts';

type Body = RouteRequest<typeof settingsRoutes.changeAppearance>['body'];

/** Changes theme and colour of the account; returns all settings. */
export const saveAppearance = (api: Transport, body: NonNullable<Body>) =>
  send(api, settingsRoutes.changeAppearance, { body });
