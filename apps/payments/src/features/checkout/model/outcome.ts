import type { Confirmed } from '../api/confirm-payment.ts';
import type { SettlementEvent } from './settlement.ts';

/** What an answer about a payment says of it. */
export interface Standing extends Pick<Confirmed, 'status' | 'challenge'> {
  readonly approvalUrl?: string | null;
}

/** An answer about a payment of a reservation; the call that also reserves answers with more. */
export interface Answer extends Confirmed {
  readonly paymentIntentId?: string | null;
  readonly approvalUrl?: string | null;
}

/** The outcome of an answer about a payment. */
export function readOutcome(answer: Standing): SettlementEvent {
  if (answer.status === 'succeeded') return { type: 'succeeded', isPaid: true };
  if (answer.status === 'processing') return { type: 'succeeded', isPaid: false };
  const action = findAction(answer);
  if (answer.status === 'requires_action' && action !== null) return { type: 'asked-to-act', action };
  return { type: 'failed', failure: { kind: 'payment', code: 'payments.declined', message: '' } };
}

function findAction({ challenge, ...answer }: Standing) {
  if (challenge !== null) {
    const kind = challenge.kind === 'wallet_approval' ? ('approval' as const) : ('challenge' as const);
    return { kind, url: challenge.url };
  }
  const url = answer.approvalUrl ?? null;
  return url === null ? null : { kind: 'approval' as const, url };
}
