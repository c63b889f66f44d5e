import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** How many customers are told by mail that the terms change: those with an account. */
export const toldQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('operations', 'told-customers'),
    queryFn: async ({ signal }) => {
      const query = { kind: 'account', perPage: 1 } as const;
      return (await send(api, customerRoutes.list, { query }, { signal })).data.total;
    },
  });
