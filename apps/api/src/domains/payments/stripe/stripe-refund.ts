import type { Stripe } from 'stripe';
import type { ProviderRefund } from '../model/provider.ts';

export const withBalance = ['balance_transaction'];

const statuses: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'completed',
  failed: 'failed',
  canceled: 'failed',
};

/** A refund of Stripe in the words of the house. Its balance transaction is negative: money that leaves. */
export function toRefund(refund: Stripe.Refund): ProviderRefund {
  const balance = refund.balance_transaction;
  const settled = balance !== null && typeof balance !== 'string' && balance.currency === refund.currency;
  return {
    id: refund.id,
    status: statuses[refund.status ?? ''] ?? 'processing',
    ...(settled && { settlement: { feeCents: balance.fee, netCents: Math.abs(balance.net) } }),
    ...(refund.failure_reason !== undefined && { failureCode: refund.failure_reason }),
  };
}
