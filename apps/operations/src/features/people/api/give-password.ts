import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';

/** Permits this session one act that needs the password. */
export const givePassword = (api: Transport, password: string) =>
  send(api, identityRoutes.givePassword, { body: { password } });
