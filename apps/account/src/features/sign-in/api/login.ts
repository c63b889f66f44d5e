import { send, type Transport } from '@livree/api-client';
import { identityRoutes, type Credentials } from '@livree/contracts';

/** Opens a session; `remember` keeps it for 30 days. */
export const login = (api: Transport, credentials: Credentials) =>
  send(api, identityRoutes.login, { body: credentials });
