import { type TransactionStatus, type TransactionType, transactionStatuses } from '@livree/contracts';
import type { Intent } from './provider.ts';

type Moves = Readonly<Record<TransactionStatus, readonly TransactionStatus[]>>;

/**
 * `failed` and `cancelled` may still become `completed`: a provider can report a payment that succeeded after we
 * abandoned it, and moved money is never ignored.
 */
const movesOfPayments: Moves = {
  pending: ['processing', 'completed', 'failed', 'cancelled'],
  processing: ['completed', 'failed', 'cancelled'],
  failed: ['completed'],
  cancelled: ['completed'],
  completed: ['refunded'],
  refunded: [],
};

/**
 * A bank may return a refund days later. A refund that failed before it reached the provider may turn out to have
 * been made.
 */
const movesOfRefunds: Moves = {
  pending: ['processing', 'completed', 'failed', 'cancelled'],
  processing: ['completed', 'failed'],
  failed: ['processing', 'completed'],
  cancelled: [],
  completed: ['failed'],
  refunded: [],
};

/** The statuses before `to`, for the `where` of a compare-and-set. */
export function statusesBefore(to: TransactionStatus, type: TransactionType): TransactionStatus[] {
  const moves = type === 'payment' ? movesOfPayments : movesOfRefunds;
  return transactionStatuses.filter((from) => moves[from].includes(to));
}

/** The transaction status for a provider's intent. */
export function statusOfIntent(intent: Intent): TransactionStatus {
  switch (intent.status) {
    case 'succeeded':
      return 'completed';
    case 'failed':
      return 'failed';
    case 'cancelled':
      return 'cancelled';
    case 'processing':
    case 'requires_capture':
      return 'processing';
    default:
      return 'pending';
  }
}
