import { type Challenge, type Transaction as TransactionAnswer, euros } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { localTime } from '../../platform/local-time.ts';
import type { Transaction } from './payments.repository.ts';
import type { PaidRide } from './transaction-list.repository.ts';

const stopsSchema = z.array(z.string());

/** A transaction with its refunds: done, running or requested. */
type RowWithRefunds = Transaction & { readonly asked_cents: number };

/** A transaction as its customer sees it. The amount of a refund is what the customer gets. */
export function presentTransaction(row: RowWithRefunds, ride: PaidRide): TransactionAnswer {
  return {
    id: row.id,
    transactionId: row.transaction_id,
    provider: row.provider,
    method: row.method,
    type: row.type,
    status: row.status,
    amount: euros(row.amount_cents),
    currency: row.currency,
    fee: euros(row.fee_cents),
    netAmount: euros(row.net_cents ?? row.amount_cents - row.fee_cents),
    description: row.reason ?? ride.reference,
    paymentIntentId: row.type === 'payment' ? row.provider_reference : null,
    parentId: row.payment_id,
    refundable: euros(isRefundable(row) ? row.amount_cents - row.asked_cents : 0),
    decision: row.decision,
    decisionReason: row.decision_reason,
    createdAt: row.created_at.toISOString(),
    processedAt: row.processed_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
    reservation: {
      id: row.reservation_id,
      reference: ride.reference,
      pickupAddress: ride.pickup_address,
      stops: z.parse(stopsSchema, ride.stops),
      destinationAddress: ride.destination_address,
      pickupAt: localTime(ride.pickup_at, ride.time_zone),
    },
  };
}

const isRefundable = ({ type, status }: Transaction): boolean => type === 'payment' && status === 'completed';

/** The challenge of a payment that waits for its customer. */
export function presentChallenge(payment: Transaction): Challenge | null {
  if (payment.status !== 'pending' || payment.action_url === null) return null;
  return {
    kind: payment.method === 'card' ? 'three_d_secure' : 'wallet_approval',
    url: payment.action_url,
  };
}
