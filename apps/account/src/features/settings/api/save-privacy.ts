import { send, type Transport } from '@livree/api-client';
import { settingsRoutes, type RouteRequest } from '@livree/contracts';

type Body = RouteRequest<typeof settingsRoutes.changePrivacy>['body'];

/** Changes what others see of the customer; answers all settings. */
export const savePrivacy = (api: Transport, body: NonNullable<Body>) =>
  send(api, settingsRoutes.changePrivacy, { body });
