import { send, type Transport } from '@livree/api-client';
import { passkeyRoutes, type RouteRequest } from '@livree/contracts';

type NewPasskey = NonNullable<RouteRequest<typeof passkeyRoutes.add>['body']>;

/** Stores a passkey that the device created. */
export const addPasskey = (api: Transport, body: NewPasskey) => send(api, passkeyRoutes.add, { body });
