import { send, type Transport } from '@livree/api-client';
import { type LegalDocument, legalRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** Which edition of a legal text is in force, and which one is announced. */
export const legalQuery = (api: Transport, document: LegalDocument) =>
  queryOptions({
    queryKey: queryKey('operations', 'legal', document),
    queryFn: async ({ signal }) =>
      (await send(api, legalRoutes.read, { params: { document }, query: {} }, { signal })).data,
  });
