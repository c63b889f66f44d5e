import type { Refund } from '@paypal/paypal-server-sdk';
import type { ProviderRefund } from '../model/provider.ts';
import { centsOf } from './paypal-money.ts';

const statuses: Readonly<Record<string, ProviderRefund['status']>> = {
  COMPLETED: 'completed',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** A refund of PayPal in the words of the house. What PayPal gives back of its own fee lowers what leaves the account. */
export function toRefund({ id, status, sellerPayableBreakdown }: Refund): ProviderRefund {
  const net = sellerPayableBreakdown?.netAmount;
  return {
    id: id ?? '',
    status: statuses[status ?? ''] ?? 'processing',
    ...(net && { settlement: { feeCents: 0, netCents: centsOf(net) } }),
  };
}
