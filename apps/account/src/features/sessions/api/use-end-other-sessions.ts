import { send } from '@livree/api-client';
import { sessionRoutes } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { openSessionsKey } from './open-sessions-query.ts';

/** Signs every session but this one out; the list follows. */
export function useEndOtherSessions() {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => send(api, sessionRoutes.endOthers, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: openSessionsKey }),
  });
}
