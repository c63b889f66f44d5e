import { send } from '@livree/api-client';
import { changeRoutes, type RideChange } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { reservationsKey } from './reservations-query.ts';

/** Changes a ride at a quoted price; the lists follow. A dearer ride changes only once the difference is paid. */
export function useMakeChange(id: number) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RideChange & { readonly quote: string }) =>
      send(api, changeRoutes.make, { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reservationsKey }),
  });
}
