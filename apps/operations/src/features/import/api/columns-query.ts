import { send, type Transport } from '@livree/api-client';
import { type ImportKind, importRoutes } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The columns that a file may have. @param language of their headings */
export const columnsQuery = (api: Transport, kind: ImportKind, language: string) =>
  queryOptions({
    queryKey: queryKey('operations', 'import-columns', kind, language),
    queryFn: async ({ signal }) =>
      (await send(api, importRoutes.columns, { params: { kind } }, { signal })).data,
  });
