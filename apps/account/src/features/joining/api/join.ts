import { send, type Transport } from '@livree/api-client';
import { type Joining, peopleRoutes } from '@livree/contracts';

/** Uses the link: sets the password and opens a session. */
export const join = (api: Transport, joining: Joining) => send(api, peopleRoutes.join, { body: joining });
