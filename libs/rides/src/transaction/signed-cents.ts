import type { Money, Transaction } from '@livree/contracts';

/** The amount of a transaction in cents; refunds are negative, whatever sign the provider uses. */
export const signedCents = ({ type }: Pick<Transaction, 'type'>, { cents }: Money): number =>
  type === 'payment' ? cents : -Math.abs(cents);
