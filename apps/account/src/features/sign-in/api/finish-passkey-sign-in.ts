import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes, type RouteRequest } from '@livree/contracts';

type ShownPasskey = NonNullable<RouteRequest<typeof passkeyRoutes.signIn>['body']>;

/** Opens a session with the device's passkey; `remember` keeps it for 30 days. */
export const finishPasskeySignIn = (api: Transport, body: ShownPasskey) =>
  send(api, passkeyRoutes.signIn, { body });
