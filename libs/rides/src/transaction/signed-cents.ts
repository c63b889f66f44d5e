import type { Money, Transaction } from '@livree/contracts';

/** Cents of an amount of a transaction: what was given back is taken off, whichever sign the provider books it with. */
export const signedCents = ({ type }: Pick<Transaction, 'type'>, { cents }: Money): number =>
  type === 'payment' ? cents : -Math.abs(cents);
