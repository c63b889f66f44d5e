import { useCallback } from 'react';
import type { Settings } from '@livree/contracts';
import { queryKey, useQueryClient } from '@livree/platform';

interface Answer {
  readonly message?: string | undefined;
  readonly data: Settings;
}

/** Keeps what a change answers for every screen that shows it; gives the server's words. */
export function useKeepSettings(): (answer: Answer) => string | undefined {
  const queries = useQueryClient();
  return useCallback(
    ({ message, data }) => {
      queries.setQueryData(queryKey('account', 'settings'), data);
      return message;
    },
    [queries],
  );
}
