import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type RouteRequest } from '@livree/contracts';

type Body = RouteRequest<typeof settingsRoutes.changePrivacy>['body'];

/** Changes what others can see of the customer; returns all settings. */
export const savePrivacy = (api: Transport, body: NonNullable<Body>) =>
  send(api, settingsRoutes.changePrivacy, { body });
