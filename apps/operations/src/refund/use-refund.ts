import { ApiError, send } from '@livree/api-client';
import { euros, paymentRoutes } from '@livree/contracts';
import { useShell } from '@livree/platform';
import { useRequestKeys } from '@livree/platform/request-keys';
import { readAmount, type TypedRefund } from './typed-refund.ts';

/**
 * Gives back a payment or a part of it. Repeated attempts of the same refund have one key; a changed one has a new key,
 * and so has one after the provider refused.
 */
export function useRefund(id: number) {
  const { api } = useShell();
  const { keyOf, forget } = useRequestKeys();
  return async (typed: TypedRefund, seenCents: number) => {
    const body = {
      amount: readAmount(typed.amount),
      reason: typed.reason.trim(),
      seenRefundable: euros(seenCents),
    };
    const meant = [body.amount?.cents, body.reason, seenCents];
    const headers = { idempotencyKey: keyOf(meant) };
    try {
      return await send(api, paymentRoutes.refund, { params: { id }, headers, body });
    } catch (error) {
      // The key stands for the refund that failed: with it, the answer would be the same for ever.
      if (error instanceof ApiError && error.code === 'payments.refund_failed') forget(meant);
      throw error;
    }
  };
}
