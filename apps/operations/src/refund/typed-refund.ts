import { euros, type Money } from '@livree/contracts';

/** A refund as an operator types it. */
export interface TypedRefund {
  readonly amount: string;
  readonly reason: string;
}

const pattern = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** Reads `12`, `12,5` and `12.50 €`; null for nothing, which is all that is left, and no cents for what is no amount. */
export function readAmount(text: string): Money | null {
  const figure = text.replaceAll(/[\s€]/g, '');
  if (figure === '') return null;
  // The contract refuses it beside its field.
  return euros(pattern.test(figure) ? Math.round(Number(figure.replace(',', '.')) * 100) : 0);
}
