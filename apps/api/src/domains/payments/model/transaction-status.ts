import { type TransactionStatus, transactionStatuses } from '@livree/contracts';
import type { Intent } from './provider.ts';

/**
 * The one table of moves. `failed` and `cancelled` may still become `completed`: a provider can report a payment
 * that succeeded after we gave it up, and money that moved is never ignored.
 */
const moves: Readonly<Record<TransactionStatus, readonly TransactionStatus[]>> = {
  pending: ['processing', 'completed', 'failed', 'cancelled'],
  processing: ['completed', 'failed', 'cancelled'],
  failed: ['completed'],
  cancelled: ['completed'],
  completed: ['refunded'],
  refunded: [],
};

/** The statuses from which `to` may be reached: the `where` of a compare-and-set. */
export function statusesBefore(to: TransactionStatus): TransactionStatus[] {
  return transactionStatuses.filter((from) => moves[from].includes(to));
}

/** What a provider's intent means for our transaction. */
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
