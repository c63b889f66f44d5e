import { send } from '@livree/api-client';
import { paymentRoutes, type Transaction } from '@livree/contracts';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { useRef } from 'react';
import type { RefundWish } from '../model/refund-wish.ts';

/** Requests a refund. Repeated attempts of the same request have one key; a changed request has a new one. */
export function useRequestRefund({ id }: Transaction) {
  const { api } = useShell();
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: (wish: RefundWish) => {
      const idempotencyKey = keyOf(keys.current, wish);
      return send(api, paymentRoutes.refund, { params: { id }, headers: { idempotencyKey }, body: wish });
    },
    // The ride shows the request too.
    onSuccess: () => queries.invalidateQueries(),
  });
}

function keyOf(keys: Map<string, string>, { reason, amount }: RefundWish): string {
  const wish = JSON.stringify([reason, amount?.cents]);
  const key = keys.get(wish) ?? crypto.randomUUID();
  keys.set(wish, key);
  return key;
}
