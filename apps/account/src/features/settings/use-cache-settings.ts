import type { Settings } from '@livree/contracts';
import { queryKey, useQueryClient } from '@livree/platform';
import { useCallback } from 'react';

interface Answer {
  readonly message?: string | undefined;
  readonly data: Settings;
}

/** Caches the answer of a change for every screen that shows it; returns the server's message. */
export function useCacheSettings(): (answer: Answer) => string | undefined {
  const queries = useQueryClient();
  return useCallback(
    ({ message, data }) => {
      queries.setQueryData(queryKey('account', 'settings'), data);
      return message;
    },
    [queries],
  );
}
