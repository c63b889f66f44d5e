import { send } from '@livree/api-client';
import { sessionRoutes } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { openSessionsKey } from './open-sessions-query.ts';

/** Ends all other sessions; the list updates. */
export function useEndOtherSessions() {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => send(api, sessionRoutes.endOthers, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: openSessionsKey }),
  });
}
