import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type RouteRequest } from '@livree/contracts';

type Body = RouteRequest<typeof settingsRoutes.changePreferences>['body'];

/** Changes language, time zone and currency; returns all settings. */
export const savePreferences = (api: Transport, body: NonNullable<Body>) =>
  send(api, settingsRoutes.changePreferences, { body });
