import { send } from '@livree/api-client';
import { paymentRoutes, type Transaction } from '@livree/contracts';
import { useQueryClient, useShell } from '@livree/platform';
import { useRef } from 'react';
import type { RequestedRefund } from '../model/requested-refund.ts';

/**
 * Requests a refund; returns the server's message. Repeated attempts of the same request have one key; a changed request has a
 * new one.
 */
export function useRequestRefund({ id }: Transaction) {
  const { api } = useShell();
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return async (requested: RequestedRefund): Promise<string | undefined> => {
    const idempotencyKey = findKey(keys.current, requested);
    const request = { params: { id }, headers: { idempotencyKey }, body: requested };
    const { message } = await send(api, paymentRoutes.refund, request);
    // The ride shows the request too.
    void queries.invalidateQueries();
    return message;
  };
}

function findKey(keys: Map<string, string>, { reason, amount }: RequestedRefund): string {
  const requested = JSON.stringify([reason, amount?.cents]);
  const key = keys.get(requested) ?? crypto.randomUUID();
  keys.set(requested, key);
  return key;
}
