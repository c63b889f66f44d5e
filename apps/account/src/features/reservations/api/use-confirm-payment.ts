import { send } from '@livree/api-client';
import { reservationRoutes, type Reservation } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { reservationsKey } from './reservations-query.ts';

const returnPath = '/checkout-frame/return';

/** Pays a pending reservation with a new means of payment, or settles what the provider decided meanwhile. */
export function useConfirmPayment({ id, paymentIntentId }: Reservation) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (paymentMethodId: string | null) => {
      const means = paymentMethodId === null ? { paymentIntentId } : { paymentMethodId };
      const body = { ...means, returnPath };
      return (await send(api, reservationRoutes.confirmPayment, { params: { id }, body })).data;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: reservationsKey }),
  });
}
