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

interface Sold {
  readonly paid_elsewhere: boolean;
  readonly total_cents: number;
}

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
  return sumCents(payments) - sumCents(returned);
}

/**
 * How a ride is paid, by all its captured payments. One that was returned in full while the others cover the price was
 * more than the ride cost, and says nothing of it.
 */
export function paymentStatus(
  { paid_elsewhere: isPaidElsewhere, total_cents: priceCents }: Sold,
  transactions: readonly Transaction[],
): PaymentStatus {
  if (isPaidElsewhere) return 'paid_elsewhere';
  const taken = transactions.filter(isCaptured).map((payment) => {
    const returned = returnedCents(payment, transactions);
    return { returned, kept: payment.amount_cents - returned };
  });
  if (taken.length === 0) {
    const newest = newestPayment(transactions);
    return newest?.status === 'pending' || newest?.status === 'processing' ? 'pending' : 'unpaid';
  }
  const keptCents = taken.reduce((total, { kept }) => total + kept, 0);
  if (keptCents === 0) return 'refunded';
  const counted = taken.filter(({ kept }) => kept > 0 || keptCents < priceCents);
  return counted.some(({ returned }) => returned > 0) ? 'partially_refunded' : 'paid';
}

const isCaptured = ({ type, status }: Transaction): boolean =>
  type === 'payment' && (status === 'completed' || status === 'refunded');

/** What has reached the customer again of a captured payment. */
const returnedCents = (
  { id, status, amount_cents: cents }: Transaction,
  transactions: readonly Transaction[],
) =>
  status === 'refunded'
    ? cents
    : sumCents(transactions.filter((row) => row.payment_id === id && row.status === 'completed'));

const sumCents = (rows: readonly Transaction[]): number =>
  rows.reduce((total, { amount_cents: cents }) => total + cents, 0);

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
