import { send } from '@livree/api-client';
import { sessionRoutes } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { openSessionsKey } from './open-sessions-query.ts';

/** Ends one session; the list updates. */
export function useEndSession() {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(api, sessionRoutes.end, { params: { id } }),
    // A session that no longer exists must also leave the list.
    onSettled: () => queries.invalidateQueries({ queryKey: openSessionsKey }),
  });
}
