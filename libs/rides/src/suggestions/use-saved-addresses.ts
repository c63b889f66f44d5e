import type { SavedAddress } from '@livree/contracts';
import { queryKey, queryOptions, useLanguage, useQuery, useSession, useShell } from '@livree/platform';
import { useState } from 'react';

interface SavedAddresses {
  readonly saved: readonly SavedAddress[];
  /** Called when a field gets the focus: only then the addresses are read. */
  readonly want: () => void;
}

const none: readonly SavedAddress[] = [];

/** The addresses that a signed-in customer saved. What reads them is loaded with them; without an answer there are none. */
export function useSavedAddresses(remoteId: string): SavedAddresses {
  const { api } = useShell();
  const language = useLanguage();
  const isCustomer = useSession().status === 'signed-in';
  const [isWanted, setWanted] = useState(false);
  const { data = none } = useQuery(
    queryOptions({
      queryKey: queryKey(remoteId, 'saved-addresses', language),
      queryFn: async ({ signal }) =>
        (await import('./read-saved-addresses.ts')).readSavedAddresses(api, signal),
      enabled: isCustomer && isWanted,
      staleTime: 0,
      retry: false,
    }),
  );
  return { saved: isCustomer ? data : none, want: () => setWanted(true) };
}
