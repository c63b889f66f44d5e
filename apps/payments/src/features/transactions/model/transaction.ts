import { isOneOf, type Transaction } from '@livree/contracts';

const means = ['card', 'wallet', 'stripe', 'paypal', 'sandbox'] as const;
/** The key of the common text for a payment method. */
export const meansText = (name: string): string => `paymentMethod.${isOneOf(means, name) ? name : 'unknown'}`;

/** Whether a refund can be requested; an operator decides about it. */
export const isRefundable = ({
  type,
  status,
  refundable,
}: Pick<Transaction, 'type' | 'status' | 'refundable'>): boolean =>
  type === 'payment' && status === 'completed' && refundable.cents > 0;
