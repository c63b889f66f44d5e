import { send } from '@livree/api-client';
import { changeRoutes, type RideChange } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { reservationsKey } from './reservations-query.ts';

/** Asks an operator for a change that comes too late to be made online. */
export function useRequestChange(id: number) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RideChange & { readonly quote: string }) =>
      send(api, changeRoutes.request, { params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: reservationsKey }),
  });
}
