import { send } from '@livree/api-client';
import { paymentRoutes, type Transaction } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { useState } from 'react';
import type { RefundWish } from '../model/refund-wish.ts';

/** Asks for a refund. All tries of one form are one refund, whatever is lost on the way. */
export function useRefund({ id }: Transaction) {
  const { api } = useShell();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (wish: RefundWish) =>
      send(api, paymentRoutes.refund, { params: { id }, headers: { idempotencyKey }, body: wish }),
    // The ride may be cancelled with it, and other parts show that too.
    onSuccess: () => queries.invalidateQueries(),
  });
}
