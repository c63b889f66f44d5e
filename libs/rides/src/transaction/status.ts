import {
  isOneOf,
  refundDecisions,
  transactionStatuses,
  transactionTypes,
  type Transaction,
  type TransactionStatus,
} from '@livree/contracts';
import type { StatusTone } from '@livree/design-system/base';

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
export const transactionStatusText = (status: string): string =>
  `transactionStatus.${isOneOf(transactionStatuses, status) ? status : 'unknown'}`;
export const transactionTypeText = (type: string): string =>
  `transactionType.${isOneOf(transactionTypes, type) ? type : 'unknown'}`;

/** Like `transactionStatusText`; for a refund request, the operator's decision so far. */
export function standingText({ status, decision }: Pick<Transaction, 'status' | 'decision'>): string {
  const isDecided = decision !== null && decision !== 'approved' && isOneOf(refundDecisions, decision);
  return isDecided ? `refundDecision.${decision}` : transactionStatusText(status);
}
