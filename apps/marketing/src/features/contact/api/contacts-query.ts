import { send, type Transport } from '@livree/api-client';
import { contactRoutes, type ContactEntry } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

export type Contacts = Readonly<Record<string, ContactEntry>>;

/** The operator's contact entries, by type. */
export const contactsQuery = (api: Transport) =>
  queryOptions({
    queryKey: queryKey('marketing', 'contacts'),
    queryFn: async ({ signal }): Promise<Contacts> =>
      (await send(api, contactRoutes.info, { query: {} }, { signal })).data,
    staleTime: 5 * 60_000,
  });
