import { queryKey, useLanguage, useQuery, useQueryClient, useShell } from '@livree/platform';
import { savedAddressesQuery } from './saved-addresses-query.ts';

/** The customer's saved addresses, and how to read them anew after a change. */
export function useSavedAddresses() {
  const { api } = useShell();
  const language = useLanguage();
  const queries = useQueryClient();
  const query = useQuery(savedAddressesQuery(api, language));
  const refresh = () => queries.invalidateQueries({ queryKey: queryKey('account', 'saved-addresses') });
  return { query, refresh };
}
