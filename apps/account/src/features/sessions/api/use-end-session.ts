import { send } from '@livree/api-client';
import { sessionRoutes } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { openSessionsKey } from './open-sessions-query.ts';

/** Signs one session out; the list follows. */
export function useEndSession() {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(api, sessionRoutes.end, { params: { id } }),
    // A session that is not found any more is gone from the list too.
    onSettled: () => queries.invalidateQueries({ queryKey: openSessionsKey }),
  });
}
