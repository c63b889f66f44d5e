import { send, type Transport } from '@livree/api-client';
import { secondFactorRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** What the signed-in person has as second factor, and whether this session gave it. */
export const secondFactorQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('account', 'second-factor'),
    queryFn: async ({ signal }) => (await send(api, secondFactorRoutes.read, {}, { signal })).data,
  });
