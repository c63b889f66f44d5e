import { send } from '@livree/api-client';
import { euros, paymentRoutes } from '@livree/contracts';
import { useShell } from '@livree/platform';
import { useRef } from 'react';
import { readAmount, type TypedRefund } from './typed-refund.ts';

/**
 * Gives back a payment or a part of it. Repeated attempts of the same refund have one key; a changed one has a new key.
 */
export function useRefund(id: number) {
  const { api } = useShell();
  const keys = useRef(new Map<string, string>());
  return (typed: TypedRefund, seenCents: number) => {
    const body = {
      amount: readAmount(typed.amount),
      reason: typed.reason.trim(),
      seenRefundable: euros(seenCents),
    };
    const meant = JSON.stringify([body.amount?.cents, body.reason, seenCents]);
    const idempotencyKey = keys.current.get(meant) ?? crypto.randomUUID();
    keys.current.set(meant, idempotencyKey);
    return send(api, paymentRoutes.refund, { params: { id }, headers: { idempotencyKey }, body });
  };
}
