import { send, type Transport } from '@livree/api-client';
import { identityRoutes } from '@livree/contracts';
import type { Stores } from '@livree/platform';
import { saveDeparture, type Departure } from '../model/departure.ts';

/** Starts a sign-in at Google and returns the address of its page. */
export async function startGoogle(
  api: Transport,
  stores: Stores,
  { purpose, ...rest }: Omit<Departure, 'browserKey'>,
): Promise<string> {
  const { data } = await send(api, identityRoutes.startGoogle, { query: { purpose } });
  saveDeparture(stores, { ...rest, purpose, browserKey: data.browserKey });
  return data.redirectUrl;
}
