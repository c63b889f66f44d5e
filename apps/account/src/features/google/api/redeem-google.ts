import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import type { Departure } from '../model/departure.ts';

/** Exchanges the one-time key for a session. */
export const redeemGoogle = (
  api: Transport,
  sessionKey: string,
  { browserKey, remember }: Pick<Departure, 'browserKey' | 'remember'>,
) => send(api, identityRoutes.redeemGoogle, { body: { sessionKey, browserKey, remember } });
