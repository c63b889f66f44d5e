import type { PaymentOutcome } from '@livree/contracts';
import type { ErrorCode } from '@livree/contracts';
import { type Transaction, isPromised } from '../../payments/index.ts';

export const paymentStatuses = [
  'unpaid',
  'pending',
  'paid',
  'partially_refunded',
  'refunded',
  'paid_elsewhere',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The newest payment of a reservation, with any status. */
export function newestPayment(transactions: readonly Transaction[]): Transaction | undefined {
  return transactions.findLast(({ type }) => type === 'payment');
}

/** The captured payment, if any; one that was not refunded has priority. */
export function takenPayment(transactions: readonly Transaction[]): Transaction | undefined {
  const payments = transactions.filter(({ type }) => type === 'payment');
  return (
    payments.find(({ status }) => status === 'completed') ??
    payments.find(({ status }) => status === 'refunded')
  );
}

/** The amount captured and not yet refunded or about to be. */
export function paidCents(transactions: readonly Transaction[]): number {
  const payments = transactions.filter(({ type, status }) => type === 'payment' && status === 'completed');
  const returned = transactions
    .filter(isPromised)
    .filter(({ payment_id: id }) => payments.some((payment) => payment.id === id));
  const sum = (rows: readonly Transaction[]) => rows.reduce((total, row) => total + row.amount_cents, 0);
  return sum(payments) - sum(returned);
}

export function paymentStatus(
  { paid_elsewhere: isPaidElsewhere }: { readonly paid_elsewhere: boolean },
  transactions: readonly Transaction[],
): PaymentStatus {
  if (isPaidElsewhere) return 'paid_elsewhere';
  const taken = takenPayment(transactions);
  if (!taken) {
    const newest = newestPayment(transactions);
    return newest?.status === 'pending' || newest?.status === 'processing' ? 'pending' : 'unpaid';
  }
  if (taken.status === 'refunded') return 'refunded';
  const returned = transactions.some(
    ({ payment_id: id, status }) => id === taken.id && status === 'completed',
  );
  return returned ? 'partially_refunded' : 'paid';
}

const refusals: Readonly<Record<string, ErrorCode>> = {
  insufficient_funds: 'payments.insufficient_funds',
  expired_card: 'payments.card_expired',
  incorrect_cvc: 'payments.security_code_wrong',
  authentication_failed: 'payments.authentication_failed',
  hold_expired: 'payments.hold_expired',
};

/** The state of a payment for its customer: an outcome to continue with, or a refusal to show. */
export function getStanding(
  payment: Transaction,
): { readonly outcome: PaymentOutcome } | { readonly refusal: ErrorCode } {
  switch (payment.status) {
    case 'completed':
    case 'refunded':
      return { outcome: 'succeeded' };
    case 'processing':
      return { outcome: 'processing' };
    case 'pending':
      return { outcome: payment.action_url === null ? 'requires_payment_method' : 'requires_action' };
    case 'cancelled':
      return { refusal: refusals[payment.failure_code ?? ''] ?? 'payments.cancelled_by_customer' };
    case 'failed':
      return { refusal: refusals[payment.failure_code ?? ''] ?? 'payments.declined' };
  }
}
