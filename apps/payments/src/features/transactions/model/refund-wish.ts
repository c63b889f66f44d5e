import { euros, type Money } from '@livree/contracts';

/** A customer's refund request: an amount, or all that is left. */
export interface RefundWish {
  readonly reason: string;
  readonly amount: Money | null;
}

export type RefundFaults = { readonly [Field in keyof RefundWish]?: Field };

const amountPattern = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** Parses `12`, `12,5` and `12.50` as cents; null for anything else. */
function centsOf(typed: string): number | null {
  if (!amountPattern.test(typed)) return null;
  return Math.round(Number(typed.replace(',', '.')) * 100);
}

/** The typed request, or its errors by field. `mostCents` is what is left of the payment. */
export function refundWishOf(
  typed: Readonly<Record<keyof RefundWish, string>>,
  mostCents: number,
): { readonly wish: RefundWish } | { readonly faults: RefundFaults } {
  const [reason, amount] = [typed.reason.trim(), typed.amount.replaceAll(/[\s€]/g, '')];
  const cents = amount === '' ? null : centsOf(amount);
  const isWrong = amount !== '' && (cents === null || cents < 1 || cents > mostCents);
  if (reason === '' || isWrong)
    return { faults: { ...(reason === '' && { reason: 'reason' }), ...(isWrong && { amount: 'amount' }) } };
  return { wish: { reason, amount: cents === null ? null : euros(cents) } };
}
