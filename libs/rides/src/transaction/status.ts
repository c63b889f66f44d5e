import {
  isOneOf,
  transactionStatuses,
  transactionTypes,
  type Transaction,
  type TransactionStatus,
} from '@livree/contracts';
import type { StatusTone } from '@livree/design-system/display';

const tones: Readonly<Record<TransactionStatus, StatusTone>> = {
  pending: 'waiting',
  processing: 'waiting',
  completed: 'ok',
  failed: 'failed',
  cancelled: 'cancelled',
  refunded: 'ended',
};

/** The tone of a transaction's status; grey for a status that only a newer server knows. */
export function transactionTone(status: string): StatusTone {
  return isOneOf(transactionStatuses, status) ? tones[status] : 'ended';
}

/** The keys of the common texts for a transaction's status and type. */
export const transactionStatusText = (status: string) =>
  `transactionStatus.${isOneOf(transactionStatuses, status) ? status : 'unknown'}` as const;
export const transactionTypeText = (type: string) =>
  `transactionType.${isOneOf(transactionTypes, type) ? type : 'unknown'}` as const;

/** An approved request needs no text: it is a refund. */
const toldDecisions = ['awaited', 'declined', 'superseded'] as const;

/** Like `transactionStatusText`; for a refund request, the operator's decision so far. */
export function standingText({ status, decision }: Pick<Transaction, 'status' | 'decision'>) {
  return decision !== null && isOneOf(toldDecisions, decision)
    ? (`refundDecision.${decision}` as const)
    : transactionStatusText(status);
}
