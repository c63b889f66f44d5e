import type { Transaction } from '../payments.repository.ts';

/**
 * Whether the customer has still to say how to pay: the reservation was made without a payment method, and its
 * provider does not know this payment yet.
 */
export const awaitsMeans = (payment: Transaction): boolean =>
  payment.status === 'pending' && payment.payment_method_id === null && isUnknownCard(payment);

const isUnknownCard = ({ method, provider_reference: reference }: Transaction): boolean =>
  method === 'card' && reference === null;
