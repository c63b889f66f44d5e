import { send } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';

/** Deletes a saved card at the provider. */
export function useRemoveCard(id: string) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => send(api, paymentRoutes.removeCard, { params: { id } }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
