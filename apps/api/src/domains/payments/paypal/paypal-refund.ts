import type { Refund } from '@paypal/paypal-server-sdk';
import type { ProviderRefund } from '../model/provider.ts';
import { toCents } from './paypal-money.ts';
import { referenceIn } from './paypal-reference.ts';

const statuses: Readonly<Record<string, ProviderRefund['status']>> = {
  COMPLETED: 'completed',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** Converts a refund of PayPal. The fee that PayPal returns lowers the amount that leaves the account. */
export function toRefund(refund: Refund, siteUrl: string): ProviderRefund {
  const { id, status, amount, customId, sellerPayableBreakdown } = refund;
  const reference = referenceIn(customId, siteUrl);
  const net = sellerPayableBreakdown?.netAmount;
  return {
    id: id ?? '',
    amountCents: amount ? toCents(amount) : 0,
    ...(reference !== undefined && { reference }),
    status: statuses[status ?? ''] ?? 'processing',
    ...(net && { settlement: { feeCents: 0, netCents: toCents(net) } }),
  };
}
