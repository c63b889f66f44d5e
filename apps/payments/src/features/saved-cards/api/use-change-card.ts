import { send } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';

interface CardChange {
  readonly kind: 'prefer' | 'remove';
  readonly id: string;
}

/** Proposes a saved card first, or has the provider forget it. */
export function useChangeCard() {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: CardChange) =>
      send(api, kind === 'prefer' ? paymentRoutes.preferCard : paymentRoutes.removeCard, { params: { id } }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
