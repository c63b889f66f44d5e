import { send, type Transport } from '@livree/api-client';
import { mailingRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';
import { retryUnlessMissing } from '../../../frame/missing.ts';

/** One mailing. */
export const mailingQuery = (api: Transport, id: number) =>
  queryOptions({
    queryKey: queryKey('operations', 'mailing', id),
    retry: retryUnlessMissing,
    queryFn: async ({ signal }) => (await send(api, mailingRoutes.read, { params: { id } }, { signal })).data,
  });
