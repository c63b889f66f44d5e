import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes, type RouteRequest } from '@livree/contracts';

type NewPasskey = NonNullable<RouteRequest<typeof passkeyRoutes.add>['body']>;

/** Keeps a passkey that the device has made. */
export const addPasskey = (api: Transport, body: NewPasskey) => send(api, passkeyRoutes.add, { body });
