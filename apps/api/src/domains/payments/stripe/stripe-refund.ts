import type { Stripe } from 'stripe';
import type { ProviderRefund } from '../model/provider.ts';

export const withBalance = ['balance_transaction'];
export const withBalances = withBalance.map((field) => `data.${field}`);

/** More refunds than anybody makes of one payment. */
export const mostRefunds = 1000;

const statuses: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'completed',
  failed: 'failed',
  canceled: 'failed',
};

/** Converts a refund of Stripe. Its balance transaction is negative, because the money leaves the account. */
export function toRefund(refund: Stripe.Refund, siteUrl: string): ProviderRefund {
  const balance = refund.balance_transaction;
  const settled = balance !== null && typeof balance !== 'string' && balance.currency === refund.currency;
  const reference = refund.metadata?.['site'] === siteUrl ? refund.metadata['reference'] : undefined;
  return {
    id: refund.id,
    amountCents: refund.amount,
    ...(reference !== undefined && { reference }),
    status: statuses[refund.status ?? ''] ?? 'processing',
    ...(settled && { settlement: { feeCents: balance.fee, netCents: Math.abs(balance.net) } }),
    ...(refund.failure_reason !== undefined && { failureCode: refund.failure_reason }),
  };
}
