import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';

/** Opens a session of the operator with the key of a link, which works once. */
export const redeemOperatorLink = (api: Transport, token: string) =>
  send(api, identityRoutes.redeemOperatorLink, { body: { token } });
