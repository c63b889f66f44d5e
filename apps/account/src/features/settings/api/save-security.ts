import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type RouteRequest } from '@livree/contracts';

type Body = RouteRequest<typeof settingsRoutes.changeSecurity>['body'];

/** Changes login notifications and the session timeout; returns all settings. */
export const saveSecurity = (api: Transport, body: NonNullable<Body>) =>
  send(api, settingsRoutes.changeSecurity, { body });
