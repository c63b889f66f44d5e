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

/** The mark of a status; grey for one that only a newer server knows. */
export function statusTone(status: string): StatusTone {
  return isOneOf(transactionStatuses, status) ? tones[status] : 'ended';
}

/** The keys of the common texts for a status, a type and a means of payment. */
export const statusText = (status: string): string =>
  `transactionStatus.${isOneOf(transactionStatuses, status) ? status : 'unknown'}`;
export const typeText = (type: string): string =>
  `transactionType.${isOneOf(transactionTypes, type) ? type : 'unknown'}`;

const means = ['card', 'wallet', 'stripe', 'paypal', 'sandbox'] as const;
export const meansText = (name: string): string => `paymentMethod.${isOneOf(means, name) ? name : 'unknown'}`;

/** As `statusText`; of a refund that was asked for, what the operator has decided so far. */
export function standingText({ status, decision }: Pick<Transaction, 'status' | 'decision'>): string {
  const isDecided = decision !== null && decision !== 'approved' && isOneOf(refundDecisions, decision);
  return isDecided ? `refundDecision.${decision}` : statusText(status);
}

/** Whether a refund may be asked for; whether it is given is an operator's word. */
export const isRefundable = ({
  type,
  status,
  refundable,
}: Pick<Transaction, 'type' | 'status' | 'refundable'>): boolean =>
  type === 'payment' && status === 'completed' && refundable.cents > 0;
