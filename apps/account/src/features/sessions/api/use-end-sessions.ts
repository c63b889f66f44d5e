import { send } from '@livree/api-client';
import { sessionRoutes } from '@livree/contracts';
import { queryKey, useMutation, useQueryClient, useShell } from '@livree/platform';

/** Signs one session out, or with `others` every one but this; the list follows. */
export function useEndSessions() {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: number | 'others') =>
      which === 'others'
        ? send(api, sessionRoutes.endOthers, {})
        : send(api, sessionRoutes.end, { params: { id: which } }),
    // A session that is not found any more is gone from the list too.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKey('account', 'sessions') }),
  });
}
