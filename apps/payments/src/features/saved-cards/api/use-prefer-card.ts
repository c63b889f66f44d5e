import { send } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';

/** Makes a saved card the default. */
export function usePreferCard(id: string) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => send(api, paymentRoutes.preferCard, { params: { id } }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
