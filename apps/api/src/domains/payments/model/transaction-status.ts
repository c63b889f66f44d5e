import { type TransactionStatus, type TransactionType, transactionStatuses } from '@livree/contracts';
import type { Intent } from './provider.ts';

type Moves = Readonly<Record<TransactionStatus, readonly TransactionStatus[]>>;

/**
 * `failed` and `cancelled` may still become `completed`: a provider can report a payment that succeeded after we gave it
 * up, and money that moved is never ignored.
 */
const movesOfPayments: Moves = {
  pending: ['processing', 'completed', 'failed', 'cancelled'],
  processing: ['completed', 'failed', 'cancelled'],
  failed: ['completed'],
  cancelled: ['completed'],
  completed: ['refunded'],
  refunded: [],
};

/** A bank may send a refund back days after it went out. One that failed before the provider took it may be found made. */
const movesOfRefunds: Moves = {
  pending: ['processing', 'completed', 'failed', 'cancelled'],
  processing: ['completed', 'failed'],
  failed: ['processing', 'completed'],
  cancelled: [],
  completed: ['failed'],
  refunded: [],
};

/** The statuses from which `to` may be reached: the `where` of a compare-and-set. */
export function statusesBefore(to: TransactionStatus, type: TransactionType): TransactionStatus[] {
  const moves = type === 'payment' ? movesOfPayments : movesOfRefunds;
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
