import { send } from '@livree/api-client';
import { changeRoutes } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { reservationsKey } from './reservations-query.ts';

/** Withdraws the open request for a change of a ride. */
export function useWithdrawRequest(id: number) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => send(api, changeRoutes.withdraw, { params: { id } }),
    // Also after a refusal: an operator may have been first.
    onSettled: () => queries.invalidateQueries({ queryKey: reservationsKey }),
  });
}
