import type { ReservationRequest } from '@livree/contracts';
import { type Transaction, safeReturnPath } from '../../payments/index.ts';

/** How a customer chose to pay this time. */
export type PaymentChoice = {
  readonly method: 'card' | 'wallet';
  readonly paymentMethodId: string | null;
  readonly returnPath: string;
};

export function paymentChoice(request: ReservationRequest): PaymentChoice {
  const method = request.paymentProvider ?? 'card';
  return {
    method,
    paymentMethodId: method === 'card' ? (request.paymentMethodId ?? null) : null,
    returnPath: safeReturnPath(request.returnPath ?? undefined),
  };
}

/** Whether a payment is the one that the customer now chooses. */
export function isChosen(payment: Transaction, choice: PaymentChoice): boolean {
  return payment.method === choice.method && payment.payment_method_id === choice.paymentMethodId;
}
