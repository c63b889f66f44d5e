import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';

/** Links the Google account of the one-time key. */
export const linkGoogle = (api: Transport, sessionKey: string, browserKey: string) =>
  send(api, identityRoutes.linkGoogle, { body: { sessionKey, browserKey } });
