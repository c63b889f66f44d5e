import type { ReservationRequest } from '@livree/contracts';
import { type Transaction, safeReturnPath } from '../../payments/index.ts';

/** How a customer chose to pay this time. */
export type PaymentChoice = {
  readonly method: 'card' | 'wallet';
  readonly paymentMethodId: string | null;
  readonly returnPath: string;
};

export const paymentChoice = (request: ReservationRequest): PaymentChoice =>
  chosenMeans(
    request.paymentProvider ?? 'card',
    request.paymentMethodId ?? null,
    request.returnPath ?? undefined,
  );

/** A card by its token; a wallet has none. */
export const chosenMeans = (
  method: PaymentChoice['method'],
  paymentMethodId: string | null,
  returnPath: string | undefined,
): PaymentChoice => ({
  method,
  paymentMethodId: method === 'card' ? paymentMethodId : null,
  returnPath: safeReturnPath(returnPath),
});

/** Whether a payment is the one that the customer now chooses. */
export function isChosen(payment: Transaction, choice: PaymentChoice): boolean {
  return payment.method === choice.method && payment.payment_method_id === choice.paymentMethodId;
}
