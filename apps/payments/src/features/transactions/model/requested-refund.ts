import { euros, type Money } from '@livree/contracts';

/** A customer's refund request as typed. */
export interface TypedRefund {
  readonly reason: string;
  readonly amount: string;
}

/** A customer's refund request: an amount, or all that is left. */
export interface RequestedRefund {
  readonly reason: string;
  readonly amount: Money | null;
}

const amountPattern = /^\d{1,7}(?:[.,]\d{1,2})?$/;

const withoutMarks = (amount: string): string => amount.replaceAll(/[\s€]/g, '');

/** Reads `12`, `12,5` and `12.50 €` as cents; null for anything else. */
function readCents(amount: string): number | null {
  const figure = withoutMarks(amount);
  return amountPattern.test(figure) ? Math.round(Number(figure.replace(',', '.')) * 100) : null;
}

/** Whether an amount was typed that cannot be refunded. `mostCents` is what is left of the payment. */
export function isWrongAmount({ amount }: TypedRefund, mostCents: number): boolean {
  if (withoutMarks(amount) === '') return false;
  const cents = readCents(amount);
  return cents === null || cents < 1 || cents > mostCents;
}

/** The request that was typed; without an amount it asks for all that is left. */
export function readRequestedRefund({ reason, amount }: TypedRefund): RequestedRefund {
  const cents = readCents(amount);
  return { reason: reason.trim(), amount: cents === null ? null : euros(cents) };
}
