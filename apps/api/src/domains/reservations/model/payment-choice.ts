import type { ReservationRequest } from '@livree/contracts';
import { type Transaction, safeReturnPath } from '../../payments/index.ts';

/** The customer's current payment choice. */
export interface PaymentChoice {
  readonly method: 'card' | 'wallet';
  readonly paymentMethodId: string | null;
  /** The provider saves the card for this customer after it has paid. */
  readonly savesCard: boolean;
  readonly returnPath: string;
}

/** Whether a request says how to pay. Otherwise only the ride is reserved, and `confirm-payment` pays it. */
export const choosesPayment = ({ paymentProvider, paymentMethodId }: ReservationRequest): boolean =>
  Boolean(paymentProvider ?? paymentMethodId);

export const paymentChoice = (request: ReservationRequest): PaymentChoice =>
  chosenMeans(
    request.paymentProvider ?? 'card',
    { paymentMethodId: request.paymentMethodId ?? null, savesCard: request.saveCard ?? false },
    request.returnPath ?? undefined,
  );

/** A card by its token; a wallet has none. */
export const chosenMeans = (
  method: PaymentChoice['method'],
  { paymentMethodId, savesCard }: Pick<PaymentChoice, 'paymentMethodId' | 'savesCard'>,
  returnPath: string | undefined,
): PaymentChoice => ({
  method,
  paymentMethodId: method === 'card' ? paymentMethodId : null,
  savesCard: method === 'card' && paymentMethodId !== null && savesCard,
  returnPath: safeReturnPath(returnPath),
});

/** Whether a payment matches the customer's current choice. */
export function isChosen(payment: Transaction, choice: PaymentChoice): boolean {
  return payment.method === choice.method && payment.payment_method_id === choice.paymentMethodId;
}
