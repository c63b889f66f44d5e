import { isOneOf, type Transaction } from '@livree/contracts';

const methods = ['card', 'wallet', 'stripe', 'paypal', 'sandbox'] as const;
/** The key of the common text for a payment method. */
export const methodText = (name: string) =>
  `paymentMethod.${isOneOf(methods, name) ? name : 'unknown'}` as const;

/** Whether a refund can be requested; an operator decides about it. */
export const isRefundable = ({
  type,
  status,
  refundable,
}: Pick<Transaction, 'type' | 'status' | 'refundable'>): boolean =>
  type === 'payment' && status === 'completed' && refundable.cents > 0;
