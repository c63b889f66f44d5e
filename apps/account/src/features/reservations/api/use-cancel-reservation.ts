import { send } from '@livree/api-client';
import { reservationRoutes } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { reservationsKey } from './reservations-query.ts';

/** Cancels a reservation; the lists follow. */
export function useCancelReservation(id: number) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      send(api, reservationRoutes.cancel, { params: { id }, body: reason.trim() ? { reason } : {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reservationsKey }),
  });
}
