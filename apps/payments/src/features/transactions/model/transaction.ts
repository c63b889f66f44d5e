import { isOneOf, type Transaction } from '@livree/contracts';

const means = ['card', 'wallet', 'stripe', 'paypal', 'sandbox'] as const;
/** The key of the common text for a means of payment. */
export const meansText = (name: string): string => `paymentMethod.${isOneOf(means, name) ? name : 'unknown'}`;

/** Whether a refund may be asked for; whether it is given is an operator's word. */
export const isRefundable = ({
  type,
  status,
  refundable,
}: Pick<Transaction, 'type' | 'status' | 'refundable'>): boolean =>
  type === 'payment' && status === 'completed' && refundable.cents > 0;
